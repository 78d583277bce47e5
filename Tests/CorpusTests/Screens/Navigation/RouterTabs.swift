import SwiftUI

enum ShopRoute: Hashable {
    case product(Int)
    case cart
}

final class AppRouter: ObservableObject {
    enum Section: String, CaseIterable, Identifiable {
        case shop, account
        var id: String { rawValue }
        var title: String { rawValue.capitalized }
        var icon: String { self == .shop ? "bag" : "person" }
    }

    @Published var section = Section.shop
    @Published var path = NavigationPath()

    func open(_ route: ShopRoute) {
        section = .shop
        path.append(route)
    }
}

struct RouterTabs: View {
    @StateObject private var router = AppRouter()

    var body: some View {
        TabView(selection: $router.section) {
            ForEach(AppRouter.Section.allCases) { section in
                content(for: section)
                    .tabItem { Label(section.title, systemImage: section.icon) }
                    .tag(section)
            }
        }
        .environmentObject(router)
    }

    @ViewBuilder
    private func content(for section: AppRouter.Section) -> some View {
        switch section {
        case .shop:
            NavigationStack(path: $router.path) {
                List(1..<4) { number in
                    NavigationLink("Product \(number)", value: ShopRoute.product(number))
                }
                .navigationTitle("Shop")
                .navigationDestination(for: ShopRoute.self) { route in
                    switch route {
                    case .product(let number): ProductScreen(number: number)
                    case .cart: Text("Cart is empty")
                    }
                }
            }
        case .account:
            AccountScreen()
        }
    }
}

struct ProductScreen: View {
    @EnvironmentObject private var router: AppRouter
    let number: Int

    var body: some View {
        VStack {
            Text("Details of \(number)")
            Button("Go to cart") { router.path.append(ShopRoute.cart) }
        }
        .navigationTitle("No. \(number)")
    }
}

struct AccountScreen: View {
    @EnvironmentObject private var router: AppRouter

    var body: some View {
        Button("Show product 3") { router.open(.product(3)) }
    }
}

#Preview {
    RouterTabs()
}
