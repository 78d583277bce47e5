// Fields, the focus and the keyboard.

import Testing

@MainActor @Suite(.serialized) struct FieldsSuite {}
