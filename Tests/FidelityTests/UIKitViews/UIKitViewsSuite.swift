// Views of UIKit among SwiftUI's.

import Testing

@MainActor @Suite(.serialized) struct UIKitViewsSuite {}
