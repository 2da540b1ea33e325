"""The whole site, deployed by the CDK's own command line into a stand-in for AWS, and played."""

from __future__ import annotations

import asyncio
import re
import secrets
import urllib.request
from contextlib import AsyncExitStack

from playwright.sync_api import Browser, Response, expect

from infra.site import IMMUTABLE, REVALIDATED, security_headers
from tests.deploy.account import Deployed
from tests.deploy.edge import running_edge
from tests.deploy.page import empty_bucket, upload_page
from tests.deploy.player import (
    alone_with_robots,
    new_secret,
    play_until,
    player_at,
    tricks_of,
)
from tests.deploy.site import Site
from tests.journeys.people import Person

SWEPT_WITHIN = 200
"""Seconds: a table with a robot on turn is due in a minute, and the sweep comes each minute."""
NAMES = ("Ana", "Bruno", "Carla", "Diego")


async def test_four_people_play_a_whole_deal_over_four_sockets(site: Site) -> None:
    people = [new_secret() for _ in NAMES]
    table = await site.open_table(people[0], NAMES[0])
    for secret, name in zip(people[1:], NAMES[1:], strict=True):
        await site.sit(table, secret, name)
    async with AsyncExitStack() as open_sockets:
        players = [
            await open_sockets.enter_async_context(player_at(site, table, secret))
            for secret in people
        ]
        host = players[0]
        await host.send("partner", partner="p2")
        await host.until(lambda view: view["allowed"]["start"])
        await host.send("start", contribution=secrets.token_hex(16))
        for player in players:
            await player.until(lambda view: view["phase"] == "bidding")
        await play_until(players, "counting")
        assert {tricks_of(player.view) for player in players} == {13}
        assert [player.refused for player in players] == [[], [], [], []]


async def test_robots_play_their_turns_over_the_bus(site: Site, deployed: Deployed) -> None:
    async with alone_with_robots(site) as me:
        await play_until([me], "counting")
        assert tricks_of(me.view) == 13
    assert deployed.dead_letters() == 0


async def test_a_socket_cut_off_resumes_with_another_connection(site: Site) -> None:
    async with alone_with_robots(site) as me:
        await me.until(lambda _: me.is_awaited)
    async with player_at(site, me.table, me.secret) as again:
        assert again.view["hand"] == me.view["hand"]
        await again.act()


def test_the_page_comes_through_the_distribution_with_its_headers(deployed: Deployed) -> None:
    upload_page(deployed)
    with running_edge(deployed) as address:
        page = urllib.request.urlopen(f"{address}/mesa/aaaabbbbcccc")
        script = urllib.request.urlopen(address + _first_script(page.read().decode()))
    assert page.headers["Cache-Control"] == REVALIDATED
    assert script.headers["Cache-Control"] == IMMUTABLE
    expected = security_headers()
    assert {name: page.headers[name] for name in expected} == expected
    assert {name: script.headers[name] for name in expected} == expected


def test_the_same_page_plays_here_as_on_a_laptop(deployed: Deployed, browser: Browser) -> None:
    upload_page(deployed)
    with running_edge(deployed) as address:
        me, answers = Person.arrive(browser), list[Response]()
        # Playwright marks what it is given, and a builtin cannot be marked.
        me.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
        me.open_table(address, "Ana")
        me.press("fill-bots")
        me.see("partner-b1").click()
        me.press("start")
        expect(me.root).to_have_attribute("data-phase", "bidding")
        expect(me.root).to_have_attribute("data-my-turn", "true")
        me.bid(3)
        expect(me.root).to_have_attribute("data-phase", "playing")
        assert [answer.url for answer in answers if answer.status >= 400] == []
        # The browser asks for an icon of its own accord, and there may be none.
        assert [said for said in me.errors if "Failed to load resource" not in said] == []
        me.context.close()


def _first_script(page: str) -> str:
    found = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert found is not None, page
    return found[1]


async def test_sweep_wakes_a_robot_whose_event_was_lost(site: Site, deployed: Deployed) -> None:
    events = deployed.client("events")
    async with alone_with_robots(site) as me:
        await me.until(lambda _: me.is_awaited)
        rule = deployed.rule("BotTurnDue")
        events.disable_rule(Name=rule["Name"], EventBusName=rule["EventBusName"])
        await me.act()
        stalled = me.moment
        await asyncio.sleep(3)
        assert me.moment == stalled
        events.enable_rule(Name=rule["Name"], EventBusName=rule["EventBusName"])
        await me.until(lambda _: me.moment != stalled, patience=SWEPT_WITHIN)


async def test_a_function_may_not_do_what_its_role_forbids(site: Site, deployed: Deployed) -> None:
    iam, role = deployed.client("iam"), deployed.role_of("HttpApi")
    no_writing = (
        '{"Version": "2012-10-17", "Statement":'
        ' [{"Effect": "Deny", "Action": "dynamodb:PutItem", "Resource": "*"}]}'
    )
    body = {"secret": new_secret(), "name": "Ana"}
    iam.put_role_policy(RoleName=role, PolicyName="test", PolicyDocument=no_writing)
    forbidden, told = await site.ask("POST", "/api/tables", body)
    iam.delete_role_policy(RoleName=role, PolicyName="test")
    allowed, _ = await site.ask("POST", "/api/tables", body)
    assert (forbidden, told["code"], allowed) == (500, "internal", 200)


def test_private_push_key_is_kept_where_the_template_cannot_show_it(deployed: Deployed) -> None:
    name = "/espadas/trial/push-keys/1"
    kept = deployed.client("ssm").get_parameter(Name=name, WithDecryption=True)["Parameter"]
    stack = deployed.client("cloudformation")
    template = str(stack.get_template(StackName="Espadas-trial-Tables")["TemplateBody"])
    assert kept["Type"] == "SecureString"
    assert deployed.outputs["Tables"]["PushPublicKey"] in kept["Value"]
    assert '"private"' in kept["Value"]
    assert "private" not in template


async def test_upgrade_leaves_a_table_in_play_as_it_was(site: Site, deployed: Deployed) -> None:
    keys = deployed.outputs["Tables"]["PushPublicKey"]
    async with alone_with_robots(site) as me:
        await me.until(lambda _: me.is_awaited)
        before = deployed.live_version("Message")
        upgrade = asyncio.create_task(asyncio.to_thread(deployed.cdk.deploy, log_level="DEBUG"))
        await me.act()
        deployed.outputs = await upgrade
        assert deployed.live_version("Message") > before
        await play_until([me], "counting")
        assert tricks_of(me.view) == 13
        assert me.refused == []
    assert deployed.outputs["Tables"]["PushPublicKey"] == keys


async def test_destroy_keeps_the_tables_unless_asked(site: Site, deployed: Deployed) -> None:
    table = await site.open_table(new_secret(), "Ana")
    empty_bucket(deployed)
    deployed.cdk.destroy("Watch", "Page", "Game")
    dynamo, name = deployed.client("dynamodb"), deployed.outputs["Tables"]["TableName"]
    key = {"pk": {"S": table}, "sk": {"S": "0#STATE"}}
    assert "Item" in dynamo.get_item(TableName=name, Key=key)
    assert deployed.client("lambda").list_functions()["Functions"] != []
    deployed.cdk.destroy("Tables")
    assert dynamo.list_tables()["TableNames"] == []
    assert deployed.client("lambda").list_functions()["Functions"] == []
