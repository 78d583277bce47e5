// Rows of lists and lazy stacks: what they own, what they read, and when they are made.

import Testing

@MainActor @Suite(.serialized) struct RowsSuite {}
