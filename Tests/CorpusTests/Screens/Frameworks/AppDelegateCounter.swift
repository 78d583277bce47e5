import SwiftUI
import UIKit

class CounterDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

struct LaunchScreen: View {
    @ObservedObject var delegate: CounterDelegate

    var body: some View {
        VStack {
            Text("Launched \(delegate.launches)×")
            Button("Relaunch") { _ = delegate.application(.shared) }
        }
    }
}

struct AppDelegateCounter: View {
    @UIApplicationDelegateAdaptor private var delegate: CounterDelegate

    var body: some View {
        LaunchScreen(delegate: delegate)
    }
}

#Preview { AppDelegateCounter() }
