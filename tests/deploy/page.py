"""The built page in the bucket of the deploy: what the CDK's own upload does on AWS."""

from __future__ import annotations

import mimetypes

from infra.bundling.assets import PAGE
from infra.head import INDEX, with_address
from infra.site import cache_control
from tests.deploy.account import Deployed


def upload_page(deployed: Deployed) -> None:
    """Upload every file with the headers that the stack gives it."""
    told, storage = deployed.outputs["Page"], deployed.client("s3")
    for file in (path for path in PAGE.rglob("*") if path.is_file()):
        place = file.relative_to(PAGE).as_posix()
        content = file.read_bytes()
        if place == INDEX:
            content = with_address(content.decode(), told["Address"]).encode()
        storage.put_object(
            Bucket=told["Bucket"],
            Key=place,
            Body=content,
            ContentType=mimetypes.guess_type(place)[0] or "application/octet-stream",
            CacheControl=cache_control(f"/{place}"),
        )


def empty_bucket(deployed: Deployed) -> None:
    """Remove every file, as the stack itself does on AWS before its bucket goes."""
    bucket, storage = deployed.outputs["Page"]["Bucket"], deployed.client("s3")
    for page in storage.get_paginator("list_objects_v2").paginate(Bucket=bucket):
        for each in page.get("Contents", []):
            storage.delete_object(Bucket=bucket, Key=each["Key"])
