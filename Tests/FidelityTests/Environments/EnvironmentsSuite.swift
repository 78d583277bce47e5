// The environment: who reads which key, and runs when its value differs.

import Testing

@MainActor @Suite(.serialized) struct EnvironmentsSuite {}
