// The UIKit names that SwiftUI code refers to, with values of the simulated device. UIKit views are boxes with a size: they
// are not drawn, and their delegates are not called.

@_exported public import Foundation
@_exported public import SimViews
