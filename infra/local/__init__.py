"""The whole game in one process, on one port of this machine: what `make play` starts.

The handlers are the ones that run in the cloud. Around them stand: a gateway with API Gateway's
contract (`gateway_http`, `gateway_ws`), moto as DynamoDB behind one lock and a journal
(`dynamo`, `journal`), an event bus (`bus`), the minute's schedule (`schedule`) and the built
page (`page`). `stack` starts all of it as a process of its own, for tests.
"""
