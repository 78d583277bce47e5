// Apps that begin with a delegate of UIKit instead of an `App`: what is shown is the SwiftUI view of their window.

@_spi(Runtime) public import SimComponents
import SimReflection
import SimViews

/// The app of a delegate.
///
/// The delegate is launched, then the scene delegate of its module is connected, and the root view of the window that one of
/// them made visible is shown.
public struct _DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  private let scene = ConnectedScene()

  /// Creates the app, whose delegate is created with its first scene.
  public init() { UIWindow.visible = nil }

  public var body: some Scene {
    WindowGroup { scene.root(of: delegate) }
  }
}

@MainActor
private final class ConnectedScene {
  private var delegate: NSObject?
  private var root: AnyView?

  /// The root view of the window; the scene is connected the first time.
  func root(of delegate: NSObject) -> AnyView {
    if let root { return root }
    connect(inModuleOf: delegate)
    let view = (UIWindow.visible?.rootViewController?.view as? HostingView)?.hosted.view
    if view == nil {
      print(
        "The window of \(type(of: delegate)) has no UIHostingController as its root: nothing is shown."
      )
    }
    let shown = view ?? AnyView(EmptyView())
    root = shown
    return shown
  }

  private func connect(inModuleOf application: NSObject) {
    func module(_ type: Any.Type) -> Substring {
      String(reflecting: type).prefix { $0 != "." }
    }
    let types = ConformingTypes.all(of: (any UIWindowSceneDelegate).self).lazy
      .compactMap { $0 as? NSObject.Type }
    guard let type = types.first(where: { module($0) == module(Swift.type(of: application)) })
    else { return }
    let made = makeObject(of: type)
    delegate = made
    (made as? any UIWindowSceneDelegate)?.scene(
      UIWindowScene.shared, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
  }
}
