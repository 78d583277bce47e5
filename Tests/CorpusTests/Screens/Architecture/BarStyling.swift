import SwiftUI

struct BarStyling: View {
    @State private var tab = Tab.home

    enum Tab: String, CaseIterable {
        case home, saved

        var symbol: String {
            switch self {
            case .home: return "house"
            case .saved: return "bookmark"
            }
        }
    }

    init() {
        let navigation = UINavigationBarAppearance()
        navigation.configureWithOpaqueBackground()
        navigation.backgroundColor = UIColor(Color.indigo)
        navigation.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 32, weight: .heavy)]
        navigation.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        navigation.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
        UINavigationBar.appearance().standardAppearance = navigation
        UINavigationBar.appearance().scrollEdgeAppearance = navigation
        UINavigationBar.appearance().compactScrollEdgeAppearance = navigation

        let tabs = UITabBarAppearance()
        tabs.configureWithDefaultBackground()
        tabs.stackedLayoutAppearance.selected.iconColor = .systemIndigo
        tabs.inlineLayoutAppearance.normal.iconColor = .gray
        tabs.stackedLayoutAppearance.normal.badgeBackgroundColor = .red
        UITabBar.appearance().standardAppearance = tabs
        UITabBar.appearance().scrollEdgeAppearance = tabs
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).adjustsFontSizeToFitWidth = true
    }

    var body: some View {
        TabView(selection: $tab) {
            ForEach(Tab.allCases, id: \.self) { tab in
                NavigationView {
                    NavigationLink("More of \(tab.rawValue)") { Text("All of \(tab.rawValue)").navigationTitle("More") }
                        .navigationTitle(tab.rawValue.capitalized)
                }
                .tabItem { Label(tab.rawValue.capitalized, systemImage: tab.symbol) }
                .badge(tab == .saved ? 3 : 0)
            }
        }
    }
}

#Preview { BarStyling() }
