// State of views: @State, @Binding, objects that a view owns, and stored values: each rule shown by the log of what ran.

import Testing

@MainActor @Suite(.serialized) struct StatesSuite {}
