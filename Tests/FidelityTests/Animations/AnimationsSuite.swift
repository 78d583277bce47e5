// Animations: what moves, how long, and when they are complete.

import Testing

@MainActor @Suite(.serialized) struct AnimationsSuite {}
