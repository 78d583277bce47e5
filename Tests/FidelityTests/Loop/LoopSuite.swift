// The main run loop, frames, and concurrency in virtual time.

import Testing

@MainActor @Suite(.serialized) struct LoopSuite {}
