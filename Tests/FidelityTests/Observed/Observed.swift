// Behaviour that others observed on the real framework, by tests, logs and Apple's own words.

import Testing

@MainActor @Suite(.serialized) struct ObservedBehaviour {}
