// Views that are removed: their disappear callbacks, their transitions, and what comes back.

import Testing

@MainActor @Suite(.serialized) struct RemovalSuite {}
