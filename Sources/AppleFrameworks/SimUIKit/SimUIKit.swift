// What `import UIKit` brings: the names of UIKit that SwiftUI code uses in passing, as values of the simulated device.
// UIKit's views are boxes with a size; they are not drawn, and no delegate is called.

@_exported public import Foundation
@_exported public import SimViews
