// The module that apps import on Linux: the view API as `SwiftUI`, with the modules that Apple's SwiftUI re-exports, such as
// parts of UIKit and CoreData.

@_exported public import SimRecords
@_exported public import SimSwiftUI
@_exported public import SimUIKit

extension UIApplicationDelegate where Self: NSObject {
  /// Launches the app of the delegate on a simulated device, as `App.main()` does.
  @MainActor
  public static func main() { _DelegateApp<Self>.main() }
}
