"""What is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from infra.site import IMMUTABLE, REVALIDATED, SITE, security_headers
from tests.infra.synthesis import Json, Stack, Synthesis

DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad"
"""CloudFront's policy that caches nothing."""
ALL_BUT_HOST = "b689b0a8-53d0-40ab-baf2-68738e2966ac"
"""CloudFront's policy that passes on everything a viewer sent, except the host."""
OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6"
"""CloudFront's policy that caches as files ask for, and compresses with gzip and brotli."""


@pytest.fixture(scope="module", params=["dev", "prod"])
def page(synthesis: Synthesis, request: pytest.FixtureRequest) -> Stack:
    return synthesis.stack(request.param, "Page")


@pytest.fixture(scope="module")
def edge(page: Stack) -> Json:
    configured: Json = page.only("AWS::CloudFront::Distribution")["DistributionConfig"]
    return configured


def test_bucket_is_private_and_read_by_the_distribution_alone(page: Stack) -> None:
    bucket = page.only("AWS::S3::Bucket")
    assert set(bucket["PublicAccessBlockConfiguration"].values()) == {True}
    [reading] = [
        statement
        for statement in page.only("AWS::S3::BucketPolicy")["PolicyDocument"]["Statement"]
        if statement["Principal"] == {"Service": "cloudfront.amazonaws.com"}
    ]
    assert "AWS:SourceArn" in reading["Condition"]["StringEquals"]
    assert page.of("AWS::CloudFront::OriginAccessControl")


def test_api_and_socket_are_passed_on_as_they_come(edge: Json) -> None:
    behaviours = {each["PathPattern"]: each for each in edge["CacheBehaviors"]}
    for behaviour in (behaviours["/api/*"], behaviours[f"/{SITE.socket_stage}"]):
        assert behaviour["CachePolicyId"] == DISABLED
        assert behaviour["OriginRequestPolicyId"] == ALL_BUT_HOST
        assert behaviour["ViewerProtocolPolicy"] == "https-only"


def test_origins_have_no_path_so_that_the_stage_is_the_path(edge: Json) -> None:
    assert [each.get("OriginPath", "") for each in edge["Origins"]] == ["", "", ""]


def test_page_is_compressed_and_cached_as_its_files_ask(edge: Json) -> None:
    default = edge["DefaultCacheBehavior"]
    assert (default["CachePolicyId"], default["Compress"]) == (OPTIMIZED, True)
    assert default["ViewerProtocolPolicy"] == "redirect-to-https"
    assert edge["DefaultRootObject"] == "index.html"


def test_only_paths_of_the_router_are_led_to_the_page(edge: Json) -> None:
    led = {
        each["PathPattern"]: each.get("FunctionAssociations", []) for each in edge["CacheBehaviors"]
    }
    assert led == {"/assets/*": [], "/api/*": [], f"/{SITE.socket_stage}": []}
    [association] = edge["DefaultCacheBehavior"]["FunctionAssociations"]
    assert association["EventType"] == "viewer-request"


def test_every_answer_carries_the_headers_of_the_site(page: Stack, edge: Json) -> None:
    [policy] = page.of("AWS::CloudFront::ResponseHeadersPolicy")
    for behaviour in (edge["DefaultCacheBehavior"], *edge["CacheBehaviors"]):
        assert behaviour["ResponseHeadersPolicyId"] == {"Ref": policy}
    assert headers_of(page) == security_headers()


def headers_of(page: Stack) -> dict[str, str]:
    """What a browser gets, put together from CloudFront's own form of it."""
    config = page.only("AWS::CloudFront::ResponseHeadersPolicy")["ResponseHeadersPolicyConfig"]
    security = config["SecurityHeadersConfig"]
    transport = security["StrictTransportSecurity"]
    below = "; includeSubDomains" if transport["IncludeSubdomains"] else ""
    custom = {each["Header"]: each["Value"] for each in config["CustomHeadersConfig"]["Items"]}
    return {
        "Content-Security-Policy": security["ContentSecurityPolicy"]["ContentSecurityPolicy"],
        "Strict-Transport-Security": f"max-age={transport['AccessControlMaxAgeSec']}{below}",
        "X-Content-Type-Options": "nosniff" if security["ContentTypeOptions"]["Override"] else "",
        "X-Frame-Options": security["FrameOptions"]["FrameOption"],
        "Referrer-Policy": security["ReferrerPolicy"]["ReferrerPolicy"],
        **custom,
    }


def test_hashed_files_are_kept_for_good_and_never_removed(page: Stack) -> None:
    uploads = page.properties("Custom::CDKBucketDeployment")
    kept = {each["SystemMetadata"]["cache-control"]: each for each in uploads}
    assert set(kept) == {IMMUTABLE, REVALIDATED}
    assert [each["Prune"] for each in uploads] == [False, False]
    assert kept[REVALIDATED]["DistributionPaths"] == ["/*"]


def uploaded(synthesis: Synthesis, stage: str) -> list[dict[str, str]]:
    """What each upload of a stage puts into the bucket: texts by path."""
    assets = json.loads((synthesis.folder / f"Espadas-{stage}-Page.assets.json").read_text())
    folders = [
        synthesis.folder / each["source"]["path"]
        for each in assets["files"].values()
        if each["source"]["packaging"] == "zip"
    ]
    return [texts_in(folder) for folder in folders]


def texts_in(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in {".html", ".js", ".svg"}
    }


def test_uploads_divide_the_page_between_them(synthesis: Synthesis) -> None:
    places = [list(texts) for texts in uploaded(synthesis, "prod")]
    for each in (["assets/index-1a2b.js"], ["icon.svg"], ["index.html"]):
        assert each in places


def test_the_page_says_its_whole_address_to_who_previews_it(synthesis: Synthesis) -> None:
    [page] = [texts["index.html"] for texts in uploaded(synthesis, "prod") if "index.html" in texts]
    assert page == '<meta property="og:url" content="https://espadas.example.org/">'


def test_without_a_name_the_address_is_filled_in_at_deploy(synthesis: Synthesis) -> None:
    [page] = [texts["index.html"] for texts in uploaded(synthesis, "dev") if "index.html" in texts]
    [marker] = re.findall(r'content="https://([^/]+)/"', page)
    [told] = [
        each[marker]
        for upload in synthesis.stack("dev", "Page").properties("Custom::CDKBucketDeployment")
        for each in upload.get("SourceMarkers", [])
        if marker in each
    ]
    assert told["Fn::GetAtt"][1] == "DomainName"


def test_a_name_of_ones_own_brings_certificate_and_records(synthesis: Synthesis) -> None:
    page = synthesis.stack("prod", "Page")
    config = page.only("AWS::CloudFront::Distribution")["DistributionConfig"]
    records = page.properties("AWS::Route53::RecordSet")
    made = synthesis.stack("prod", "Certificate").only("AWS::CertificateManager::Certificate")
    assert config["Aliases"] == ["espadas.example.org"]
    assert config["ViewerCertificate"]["MinimumProtocolVersion"] == "TLSv1.2_2021"
    assert sorted(record["Type"] for record in records) == ["A", "AAAA"]
    assert {record["Name"] for record in records} == {"espadas.example.org."}
    assert made["ValidationMethod"] == "DNS"
