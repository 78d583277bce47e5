// Preferences and anchors: how they go up, and what is made of them.

import Testing

@MainActor @Suite(.serialized) struct PreferencesSuite {}
