"""Makes the key pair with which push notices are signed (VAPID, RFC 8292): once, at deploy.

CloudFormation calls it as a custom resource. The private key goes from here straight into a
SecureString of the Parameter Store; only the public half is answered, so neither a template nor a
log ever holds the secret. A pair that is there already is kept: subscriptions belong to it.
"""

from __future__ import annotations

import base64
import json
import urllib.request
from typing import Any

import boto3
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Event = dict[str, Any]


def handler(event: Event, context: object) -> None:  # noqa: ARG001 - Lambda's own
    """Answer one request of CloudFormation; whatever fails is answered too, or it would wait."""
    name = event["ResourceProperties"]["Parameter"]
    try:
        public = carry_out(boto3.client("ssm"), event["RequestType"], name)
    except Exception as fault:  # noqa: BLE001 - CloudFormation waits an hour for an answer
        # A name, not the text of the fault: it could quote what was about to be stored.
        _answer(event, name, "FAILED", reason=type(fault).__name__)
    else:
        _answer(event, name, "SUCCESS", attributes={"PublicKey": public})


def carry_out(parameters: Any, kind: str, name: str) -> str:  # noqa: ANN401 - boto's client
    """Do what a request of this kind asks for and return the public key, empty after Delete."""
    if kind != "Delete":
        return kept_or_made(parameters, name)
    try:
        parameters.delete_parameter(Name=name)
    except parameters.exceptions.ParameterNotFound:
        return ""
    return ""


def kept_or_made(parameters: Any, name: str) -> str:  # noqa: ANN401 - boto's client
    """Return the public key under this name, of a pair made now when there is none."""
    pair = new_pair()
    try:
        parameters.put_parameter(Name=name, Value=json.dumps(pair), Type="SecureString")
    except parameters.exceptions.ParameterAlreadyExists:
        kept = parameters.get_parameter(Name=name, WithDecryption=True)
        pair = json.loads(kept["Parameter"]["Value"])
    return str(pair["public"])


def new_pair() -> dict[str, str]:
    """Return a new P-256 pair as browsers and push services write it: base64url, no padding.

    `private` is the 32-byte number, `public` the 65-byte uncompressed point.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value.to_bytes(32, "big")
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"private": _text(number), "public": _text(point)}


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _answer(
    event: Event,
    name: str,
    status: str,
    *,
    reason: str = "",
    attributes: dict[str, str] | None = None,
) -> None:
    same = {key: event[key] for key in ("StackId", "RequestId", "LogicalResourceId")}
    said = {"Status": status, "Reason": reason, "PhysicalResourceId": name, **same}
    body = json.dumps(said | {"Data": attributes or {}}).encode()
    # S3 signed the address for no content type at all.
    request = urllib.request.Request(  # noqa: S310 - the address is CloudFormation's own
        event["ResponseURL"], data=body, method="PUT", headers={"Content-Type": ""}
    )
    with urllib.request.urlopen(request, timeout=10):  # noqa: S310
        pass
