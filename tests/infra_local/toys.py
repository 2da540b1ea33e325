"""Toy handlers: enough of a site to see what the stack does around the real ones.

A message is JSON with a ``do``; the answer, if any, is posted to the connection that asked.
"""

from __future__ import annotations

import json
import os
import time
from typing import Any

import boto3
from aws_lambda_powertools.utilities.typing import LambdaContext

dynamo = boto3.client("dynamodb")
events = boto3.client("events")
sockets = boto3.client("apigatewaymanagementapi", endpoint_url=os.environ["WEBSOCKET_ENDPOINT"])

TABLE = os.environ["TABLE_NAME"]


def http(event: dict[str, Any], context: LambdaContext) -> dict[str, Any] | None:
    table = event.get("pathParameters", {}).get("table")
    if table == "broken":
        raise RuntimeError("broken on purpose")
    if table == "bare":
        return {"seen": True}
    body = json.dumps({"event": event, "function": context.function_name})
    headers = {"Content-Type": "application/json"}
    return {"statusCode": 201, "headers": headers, "body": body, "cookies": ["a=1", "b=2"]}


def socket(event: dict[str, Any], context: LambdaContext) -> dict[str, Any] | None:
    context_of_event = event["requestContext"]
    me = context_of_event["connectionId"]
    kind = context_of_event["eventType"]
    if kind == "CONNECT":
        return _connect(event, me)
    if kind == "DISCONNECT":
        _keep("left", me, event)
        return None
    asked = json.loads(event["body"])
    _DOES[asked["do"]](me, asked, event, context)
    return None


def bot(event: dict[str, Any], context: LambdaContext) -> None:
    _keep("bot", event["id"] + str(time.monotonic_ns()), event)
    if event["detail"].get("tell"):
        _post(event["detail"]["tell"], event)


def sweep(event: dict[str, Any], context: LambdaContext) -> None:
    _keep("sweep", event["id"], event)


def _connect(event: dict[str, Any], me: str) -> dict[str, Any]:
    asked = event.get("queryStringParameters", {})
    if asked.get("refuse"):
        return {"statusCode": int(asked["refuse"])}
    if asked.get("crash"):
        raise RuntimeError("broken on purpose")
    if asked.get("early"):
        _keep("early", asked["early"], {"status": _status_of_post(me)})
    _keep("came", me, event)
    return {"statusCode": 200}


def _status_of_post(connection: str) -> int:
    try:
        _post(connection, "hello")
    except sockets.exceptions.GoneException as gone:
        return int(gone.response["ResponseMetadata"]["HTTPStatusCode"])
    return 200


def _keep(partition: str, sort: str, what: object) -> None:
    item = {"pk": {"S": partition}, "sk": {"S": sort}, "what": {"S": json.dumps(what)}}
    dynamo.put_item(TableName=TABLE, Item=item)


def _post(connection: str, what: object) -> None:
    sockets.post_to_connection(ConnectionId=connection, Data=json.dumps(what).encode())


def _echo(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    _post(me, {"event": event, "left_ms": context.get_remaining_time_in_millis()})


def _tell(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    for other in asked["to"]:
        _post(other, asked["what"])


def _write(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    _keep("kept", asked["name"], asked["name"])
    _post(me, asked["name"])


def _count(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    key = {"pk": {"S": "counter"}, "sk": {"S": "0#STATE"}}
    read = "pk = :p AND begins_with(sk, :s)"
    values = {":p": {"S": "counter"}, ":s": {"S": "0#"}}
    found = dynamo.query(
        TableName=TABLE,
        ConsistentRead=True,
        KeyConditionExpression=read,
        ExpressionAttributeValues=values,
    )["Items"]
    before = found[0]["version"]["N"] if found else "0"
    dynamo.update_item(
        TableName=TABLE,
        Key=key,
        UpdateExpression="SET version = :n",
        ConditionExpression="attribute_not_exists(version) OR version = :o",
        ExpressionAttributeValues={":n": {"N": str(int(before) + 1)}, ":o": {"N": before}},
        ReturnValuesOnConditionCheckFailure="ALL_OLD",
    )
    for other in asked["to"]:
        _post(other, int(before) + 1)


def _emit(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    answer = events.put_events(
        Entries=[
            {
                "EventBusName": os.environ["EVENT_BUS"],
                "Source": asked.get("source", "espadas"),
                "DetailType": asked.get("kind", "BotTurnDue"),
                "Detail": asked.get("detail", json.dumps({"tell": me})),
            }
        ]
    )
    _post(me, {"failed": answer["FailedEntryCount"]})


def _crash(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    raise RuntimeError("broken on purpose")


def _sleep(me: str, asked: dict[str, Any], event: dict[str, Any], context: LambdaContext) -> None:
    time.sleep(asked["seconds"])
    _post(me, asked["name"])


_DOES = {
    "count": _count,
    "crash": _crash,
    "echo": _echo,
    "emit": _emit,
    "sleep": _sleep,
    "tell": _tell,
    "write": _write,
}
