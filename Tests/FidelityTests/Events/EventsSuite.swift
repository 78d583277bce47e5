// Values from outside of views: publishers, timers, notifications and timelines.

import Testing

@MainActor @Suite(.serialized) struct EventsSuite {}
