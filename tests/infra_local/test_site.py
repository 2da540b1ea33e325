from __future__ import annotations

import re

from infra.site import SITE, cache_control, security_headers


def test_everything_leads_to_a_function_of_the_site() -> None:
    names = {function.name for function in SITE.functions}
    led_to = {route.function for route in SITE.http_routes}
    led_to |= {route.function for route in SITE.socket_routes}
    led_to |= {rule.function for rule in SITE.rules}
    assert led_to | {SITE.schedule.function} == names


def test_a_handler_is_a_module_and_an_attribute_of_functions() -> None:
    for function in SITE.functions:
        assert re.fullmatch(r"functions\.[a-z_]+\.handler", function.handler)


def test_functions_that_a_gateway_waits_for_end_before_it_gives_up() -> None:
    waited = {route.function for route in SITE.http_routes} | {
        route.function for route in SITE.socket_routes
    }
    assert all(SITE.function(name).timeout_s < 29 for name in waited)


def test_a_robot_has_one_whole_virtual_processor() -> None:
    assert SITE.function("bot_turn").memory_mb == 1769


def test_the_sweep_ends_before_the_next_one_starts() -> None:
    sweep = SITE.function(SITE.schedule.function)
    assert sweep.timeout_s < SITE.schedule.every_minutes * 60


def test_rules_and_schedule_read_as_aws_takes_them() -> None:
    assert [(rule.pattern, rule.function) for rule in SITE.rules] == [
        ({"source": ["espadas"], "detail-type": ["BotTurnDue"]}, "bot_turn"),
        ({"source": ["espadas"], "detail-type": ["SweepBatch"]}, "sweep"),
    ]
    assert SITE.schedule.expression == "rate(1 minute)"


def test_the_store_has_the_keys_that_the_game_writes() -> None:
    assert [(key.name, key.kind) for key in SITE.store.keys] == [
        ("pk", "S"),
        ("sk", "S"),
        ("due_shard", "S"),
        ("due", "N"),
    ]
    assert SITE.store.index.projection == "KEYS_ONLY"


def test_the_page_loads_nothing_from_elsewhere() -> None:
    policy = security_headers()["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert "http" not in policy
    assert "*" not in policy


def test_only_files_named_after_their_content_are_kept_unasked() -> None:
    assert "immutable" in cache_control("/assets/index-1a2b.js")
    assert cache_control("/sw.js") == "no-cache"
    assert cache_control("/mesa/abc") == "no-cache"
