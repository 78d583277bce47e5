// Layout: places and sizes, in points.

import Testing

@MainActor @Suite(.serialized) struct LayoutsSuite {}
