// Modifiers of the user's own.

import Testing

@MainActor @Suite(.serialized) struct ModifiersSuite {}
