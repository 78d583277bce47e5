// The published cases about the comparison of view values, written as their authors wrote them.
// Whatever a body prints is a line.

import Testing

@MainActor @Suite(.serialized) struct Comparison {}
