// Scroll views that report their positions and follow those that the app writes.

import Testing

@MainActor @Suite(.serialized) struct ScrollingSuite {}
