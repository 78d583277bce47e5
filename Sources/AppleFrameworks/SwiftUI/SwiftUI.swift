// The module that users import on Linux: the view API under its own name, with what the real module re-exports, parts of UIKit
// and CoreData among it.

@_exported public import SimRecords
@_exported public import SimSwiftUI
@_exported public import SimUIKit
