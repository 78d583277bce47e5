// Objects that views observe: ObservableObject and @Observable, and whom a change runs.

import Testing

@MainActor @Suite(.serialized) struct ModelsSuite {}
