"""The store over DynamoDB, put together from its parts."""

from __future__ import annotations

from functions.adapters.dynamo_connections import Connections
from functions.adapters.dynamo_deletion import Deletion
from functions.adapters.dynamo_history import History
from functions.adapters.dynamo_tables import Tables


class DynamoStore(Tables, Connections, History, Deletion):
    """A `TableStore`.

    Every method is one call to DynamoDB, but for pages and for what is tried again.
    """
