"""What the functions run from: for Lambda, and its twin that this machine can run."""

from __future__ import annotations

import platform
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from infra.bundling.bundles import Bundle, bundle
from infra.bundling.recipe import CODE, LIBRARIES, PUSH_KEYS, ROOT, Recipe
from infra.bundling.target import LAMBDA_PYTHON, Target, host_target, lambda_target, python_of
from infra.site import SITE, handler_environment
from tests.infra.lambda_runtime import Runtime

AARCH64 = 183
"""The machine of an ELF file, in its bytes 18 and 19."""
UNCHECKED = 1
"""The flags of a .pyc that is believed without a look at its source."""
MEGABYTE = 1024 * 1024
LAMBDA_BRINGS = Recipe("lambda-brings", lock="requirements/lambda.lock")

ENVIRONMENT = {
    **handler_environment(
        table="t", bus="b", socket_endpoint="http://127.0.0.1:9", log_level="INFO", stage="test"
    ),
    "AWS_REGION": "us-east-1",
    "AWS_DEFAULT_REGION": "us-east-1",
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
    "AWS_LAMBDA_FUNCTION_NAME": "espadas",
    "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": "1024",
}


@dataclass(frozen=True)
class Bundles:
    """The three bundles for one target."""

    target: Target
    code: Bundle
    libraries: Bundle
    push_keys: Bundle

    @property
    def folders(self) -> tuple[Path, ...]:
        return (self.code.folder, self.libraries.folder, self.push_keys.folder)


def twin() -> Target:
    """Lambda's target on this machine's processor; this Python itself where 3.13 is not here."""
    return lambda_target(platform.machine()) if python_of(LAMBDA_PYTHON) else host_target()


@pytest.fixture(scope="session")
def bundles() -> Bundles:
    target = lambda_target()
    return Bundles(target, *(bundle(each, target) for each in (CODE, LIBRARIES, PUSH_KEYS)))


@pytest.fixture(scope="session")
def runtime() -> Runtime:
    target = twin()
    code, libraries, brought = (bundle(each, target) for each in (CODE, LIBRARIES, LAMBDA_BRINGS))
    path = (libraries.folder / "python", brought.folder)
    return Runtime(target.interpreter or "", code.folder, path)


def tops(folder: Path) -> set[str]:
    """What stands at the top of a folder, without compiled and descriptive files."""
    names = (path.name for path in folder.iterdir())
    return {name for name in names if name != "__pycache__" and not name.endswith(".dist-info")}


def test_code_holds_the_game_and_nothing_else(bundles: Bundles) -> None:
    assert tops(bundles.code.folder) == {"engine", "functions"}
    held = {path.relative_to(bundles.code.folder).as_posix() for path in _sources(bundles.code)}
    ours = {
        path.relative_to(ROOT).as_posix()
        for part in ("engine", "functions")
        for path in (ROOT / part).rglob("*.py")
    }
    assert ours - held == {
        "engine/__main__.py",
        "functions/adapters/memory.py",
        "functions/protocol/__main__.py",
        "functions/protocol/typescript.py",
    }
    assert held - ours == set()


@pytest.mark.parametrize("function", SITE.functions, ids=lambda function: function.name)
def test_handler_stands_where_lambda_looks_for_it(bundles: Bundles, function: object) -> None:
    module = str(getattr(function, "handler", "")).rpartition(".")[0]
    assert (bundles.code.folder / f"{module.replace('.', '/')}.py").is_file()


def test_libraries_are_those_that_the_game_imports(bundles: Bundles) -> None:
    assert [path.name for path in bundles.libraries.folder.iterdir()] == ["python"]
    assert tops(bundles.libraries.folder / "python") == {
        "annotated_types",
        "aws_lambda_powertools",
        "jmespath",
        "pydantic",
        "pydantic_core",
        "typing_extensions.py",
        "typing_inspection",
    }


def test_keys_are_made_with_one_library(bundles: Bundles) -> None:
    held = {name.partition(".")[0] for name in tops(bundles.push_keys.folder)}
    assert held == {"push_keys", "cryptography", "cffi", "_cffi_backend", "pycparser"}


def test_native_parts_are_for_lambdas_processor(bundles: Bundles) -> None:
    native = [path for folder in bundles.folders for path in folder.rglob("*.so")]
    machines = {int.from_bytes(path.read_bytes()[18:20], "little") for path in native}
    assert len(native) == 3
    assert machines == {AARCH64}


def test_everything_is_compiled_where_python_3_13_is_here(bundles: Bundles) -> None:
    for each in (bundles.code, bundles.libraries, bundles.push_keys):
        compiled = list(each.folder.rglob("*.pyc"))
        expected = len(_sources(each)) if bundles.target.interpreter else 0
        assert len(compiled) == expected
        flags = {int.from_bytes(path.read_bytes()[4:8], "little") for path in compiled}
        assert flags <= {UNCHECKED}


def test_bundle_is_small(bundles: Bundles, tmp_path: Path) -> None:
    for each in (bundles.code, bundles.libraries, bundles.push_keys):
        packed = tmp_path / f"{each.folder.name}.zip"
        size, zipped = _size(each.folder), _zipped(each.folder, packed)
        print(f"{each.folder.name}: {size / MEGABYTE:.1f} MB, zipped {zipped / MEGABYTE:.1f} MB")
    layer_and_code = _size(bundles.code.folder) + _size(bundles.libraries.folder)
    assert layer_and_code < 30 * MEGABYTE


def test_http_handler_answers_through_lambdas_own_client(runtime: Runtime) -> None:
    where = {"http": {"method": "GET", "path": "/api/nothing"}, "stage": "$default"}
    event = {"version": "2.0", "rawPath": "/api/nothing", "headers": {}, "requestContext": where}
    answer = runtime.invoke("functions.http_api.handler", event, ENVIRONMENT)
    assert (answer["statusCode"], answer["body"]) == (404, '{"code":"not_found"}')


def test_socket_handler_answers_through_lambdas_own_client(runtime: Runtime) -> None:
    where = {"routeKey": "$connect", "eventType": "CONNECT", "connectionId": "L0SM9cOFvHcCIhw="}
    event = {"requestContext": where, "isBase64Encoded": False}
    assert runtime.invoke("functions.message.handler", event, ENVIRONMENT) == {"statusCode": 200}


def test_nothing_unchanged_is_bundled_again(tmp_path: Path) -> None:
    recipe = Recipe("code", sources=("infra/names.py",))
    first = bundle(recipe, host_target(), tmp_path)
    made_at = first.folder.stat().st_ctime_ns
    again = bundle(recipe, host_target(), tmp_path)
    assert (again, again.folder.stat().st_ctime_ns) == (first, made_at)


def test_a_change_makes_another_bundle_and_the_old_one_goes(tmp_path: Path) -> None:
    lean = Recipe("code", sources=("infra/names.py",))
    more = Recipe("code", sources=("infra/names.py", "infra/site.py"))
    first, second = (bundle(each, host_target(), tmp_path) for each in (lean, more))
    assert first.digest != second.digest
    assert list(tmp_path.iterdir()) == [second.folder]


def test_bundle_for_another_processor_has_another_digest() -> None:
    arm, intel = lambda_target("aarch64"), lambda_target("x86_64")
    assert arm.name != intel.name
    assert "manylinux2014_aarch64" in arm.pip_options
    assert "--python-version" in arm.pip_options


def _sources(each: Bundle) -> list[Path]:
    return list(each.folder.rglob("*.py"))


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _zipped(folder: Path, packed: Path) -> int:
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in folder.rglob("*"):
            archive.write(path, path.relative_to(folder))
    return packed.stat().st_size
