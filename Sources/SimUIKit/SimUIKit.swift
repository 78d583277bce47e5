// What `import UIKit` brings: the names of UIKit that SwiftUI code uses in passing, as values of the simulated device.
// Views of UIKit are boxes of a size; nothing of them is drawn, and no delegate is called.

@_exported public import Foundation
@_exported public import SimViews
