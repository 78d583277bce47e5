// A path of routes that child views change through the environment.

import SwiftUI

enum AppViewRouter: Hashable {
  enum Category: Hashable {
    case list
    case detail(Int)
  }

  case profile
  case category(Category)

  var title: String {
    switch self {
    case .profile: return "Profile"
    case .category(.list): return "Category List"
    case .category(.detail(let id)): return "Category Detail: \(id)"
    }
  }
}

private struct MyNavigationPathKey: EnvironmentKey {
  static var defaultValue: Binding<[AppViewRouter]> { .constant([]) }
}

extension EnvironmentValues {
  var myNavigationPath: Binding<[AppViewRouter]> {
    get { self[MyNavigationPathKey.self] }
    set { self[MyNavigationPathKey.self] = newValue }
  }
}

enum Routed {
  struct ContentView: View {
    @State private var presentedRouters: [AppViewRouter] = []
    var body: some View {
      NavigationStack(path: $presentedRouters) {
        LinkView(title: "Home")
          .navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: AppViewRouter.self) { router in
            let _ = print("\(router.title): made")
            LinkView(title: router.title)
          }
      }
      .environment(\.myNavigationPath, $presentedRouters)
    }
  }

  struct LinkView: View {
    let title: String
    @Environment(\.myNavigationPath) var path
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        NavigationLink("Go Profile", value: AppViewRouter.profile)
        NavigationLink("Go Category List", value: AppViewRouter.category(.list))
        Button("Go Category Detail") { path.wrappedValue.append(.category(.detail(999))) }
        Button("Back") {
          if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() }
        }
        Button("Back to Root") { path.wrappedValue.removeAll() }
      }
      .padding()
      .navigationTitle(title)
      .onAppear { print("\(title): onAppear") }
      .onDisappear { print("\(title): onDisappear") }
    }
  }
}
