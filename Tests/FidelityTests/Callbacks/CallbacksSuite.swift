// onAppear, onChange and tasks: when they are called, and in which order.

import Testing

@MainActor @Suite(.serialized) struct CallbacksSuite {}
