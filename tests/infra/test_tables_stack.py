"""What is kept."""

from __future__ import annotations

import json

from tests.infra.synthesis import Stack, Synthesis

TABLE = "AWS::DynamoDB::GlobalTable"


def tables(synthesis: Synthesis, stage: str) -> Stack:
    return synthesis.stack(stage, "Tables")


def test_table_is_on_demand_with_the_keys_of_the_game(synthesis: Synthesis) -> None:
    table = tables(synthesis, "dev").only(TABLE)
    [index] = table["GlobalSecondaryIndexes"]
    assert table["BillingMode"] == "PAY_PER_REQUEST"
    assert [key["AttributeName"] for key in table["KeySchema"]] == ["pk", "sk"]
    assert [key["AttributeName"] for key in index["KeySchema"]] == ["due_shard", "due"]
    assert index["Projection"] == {"ProjectionType": "KEYS_ONLY"}


def test_connections_go_by_their_ttl(synthesis: Synthesis) -> None:
    ttl = tables(synthesis, "dev").only(TABLE)["TimeToLiveSpecification"]
    assert ttl == {"AttributeName": "ttl", "Enabled": True}


def test_table_is_encrypted_and_can_be_restored_to_a_point_in_time(synthesis: Synthesis) -> None:
    for stage in ("dev", "prod"):
        table = tables(synthesis, stage).only(TABLE)
        [replica] = table["Replicas"]
        assert table["SSESpecification"]["SSEEnabled"] is True
        assert replica["PointInTimeRecoverySpecification"] == {"PointInTimeRecoveryEnabled": True}


def test_only_production_tables_outlive_their_stack(synthesis: Synthesis) -> None:
    kept = {
        stage: next(iter(tables(synthesis, stage).of(TABLE).values())) for stage in ("dev", "prod")
    }
    assert kept["prod"]["DeletionPolicy"] == "Retain"
    assert kept["prod"]["Properties"]["Replicas"][0]["DeletionProtectionEnabled"] is True
    assert kept["dev"]["DeletionPolicy"] == "Delete"
    assert kept["dev"]["Properties"]["Replicas"][0]["DeletionProtectionEnabled"] is False


def test_game_is_played_at_the_stages_own_table_or_at_a_restored_one(
    synthesis: Synthesis,
) -> None:
    names = {
        stage: {
            str(each["Environment"]["Variables"]["TABLE_NAME"])
            for each in synthesis.stack(stage, "Game").properties("AWS::Lambda::Function")
        }
        for stage in ("dev", "prod")
    }
    assert names["dev"] == {"restored"}
    assert all("Fn::ImportValue" in name for name in names["prod"])


def test_template_names_the_push_keys_and_holds_none(synthesis: Synthesis) -> None:
    stack = tables(synthesis, "prod")
    pair = stack.only("Custom::PushKeys")
    assert pair["Parameter"] == "/espadas/prod/push-keys/1"
    assert set(pair) == {"ServiceToken", "Parameter"}
    assert "private" not in json.dumps(stack.template).lower()
