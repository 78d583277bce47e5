import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let delegate = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let coordinator = AppCoordinator(container: delegate.container)
        self.coordinator = coordinator
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = .systemOrange
        window.rootViewController = UIHostingController(
            rootView: RootView().environmentObject(coordinator).environmentObject(delegate.container.store))
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        coordinator?.container.store.persist()
    }
}
