// Apps that begin with a delegate of UIKit, as Xcode's template of 2019 has them: the view of their window is shown.

import Expectations
import SimDevice
import SwiftUI
import Testing

private class AppDelegate: UIResponder, UIApplicationDelegate {
  let title = "Reading list"
  private(set) var isLaunched = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isLaunched = true
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let delegate = UIApplication.shared.delegate as? AppDelegate,
      let windowScene = scene as? UIWindowScene
    else { return }
    let contentView = Books(title: delegate.isLaunched ? delegate.title : "too early")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: contentView.tint(.red))
    self.window = window
    window.makeKeyAndVisible()
  }
}

private struct Books: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(title): \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@MainActor @Suite(.serialized) struct DelegateRootTests {
  @Test func `the root view of the window that a scene delegate makes is shown and works`()
    throws
  {
    for _ in 1...2 {
      let device = showing(_DelegateApp<AppDelegate>.self, on: .iOS18)
      expect(device.screenText, is: ["Reading list: 0", "Add"])
      try device.tap("Add")
      device.settle()
      expect(device.screenText, is: ["Reading list: 1", "Add"])
    }
  }
}
