"""The stand-in for AWS: ministack, on loopback, with TLS and with every role enforced."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from infra.bundling.recipe import ROOT
from tests.deploy.tls import Certificate

PROGRAM = ROOT / ".local" / "ministack" / "bin" / "ministack"
START_SECONDS = 60
REGION = "us-east-1"


class DidNotStart(Exception):
    """The process ended, or did not answer; the message is what it said."""

    code = "did_not_start"


@dataclass
class Ministack:
    """One run of it, with all that it keeps under `folder`."""

    folder: Path
    certificate: Certificate
    port: int = 0
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        """Where every service of it answers."""
        return f"https://127.0.0.1:{self.port}"

    @property
    def log_path(self) -> Path:
        """What it said."""
        return self.folder / "ministack.log"

    @property
    def trusting(self) -> dict[str, str]:
        """Variables that make Python, boto3 and Node trust the certificate."""
        path = str(self.certificate.path)
        names = ("AWS_CA_BUNDLE", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
        return dict.fromkeys(names, path)

    @property
    def client_environment(self) -> dict[str, str]:
        """Variables for whoever is to take it for AWS, as the owner of the account."""
        return {
            **self.trusting,
            "AWS_ENDPOINT_URL": self.url,
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_REGION": REGION,
            "AWS_DEFAULT_REGION": REGION,
            "AWS_EC2_METADATA_DISABLED": "true",
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        }

    def start(self) -> None:
        """Start it, and once more if it did not come up: its port may have been taken meanwhile.

        Raises `DidNotStart`.
        """
        try:
            self._start()
        except DidNotStart as first:
            print(f"ministack did not start, once more: {first}")
            self._start()

    def _start(self) -> None:
        self.port = _free_port()
        scratch = self.folder / "scratch"
        scratch.mkdir(exist_ok=True)
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAM], env=self._environment(scratch), stdout=log, stderr=subprocess.STDOUT
            )
        self._await_answer(self.process)

    def _environment(self, scratch: Path) -> dict[str, str]:
        foreign = {name for name in os.environ if name.startswith("AWS_")}
        own = {name: text for name, text in os.environ.items() if name not in foreign}
        return {
            **own,
            **self.trusting,
            "BIND_HOST": "127.0.0.1",
            "GATEWAY_PORT": str(self.port),
            "MINISTACK_HOST": "localhost",
            "TMPDIR": str(scratch),
            "USE_SSL": "1",
            "MINISTACK_SSL_CERT": str(self.certificate.path),
            "MINISTACK_SSL_KEY": str(self.certificate.key_path),
            # Every call of a function is held against the policies of its role.
            "AUTH": "true",
        }

    def _await_answer(self, process: subprocess.Popen[bytes]) -> None:
        trust = ssl.create_default_context(cafile=str(self.certificate.path))
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/_ministack/health", context=trust, timeout=5)
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
            else:
                return
        self.stop()
        raise DidNotStart(self.log_path.read_text()[-4000:])

    def stop(self) -> None:
        """End it and wait until it is gone."""
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
