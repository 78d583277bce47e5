import SwiftUI

struct TabsByRole: View {
    @State private var selection = "home"
    @State private var isMember = false
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: "home") {
                Toggle("Member", image: ImageResource(name: "card", bundle: .main), isOn: $isMember)
            }
            .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Club", image: ImageResource(name: "club", bundle: .main), value: "club") {
                Button("Leave", image: ImageResource(name: "door", bundle: .main), role: .destructive) {
                    isMember = false
                    selection = "home"
                }
            }
            .hidden(!isMember)
            Tab("Offers", systemImage: "tag", value: "offers") {
                Text("Nothing on offer")
            }
            .tabPlacement(.pinned)
            .defaultVisibility(.hidden, for: .sidebar)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
        .tabViewSidebarHeader { Text("Never shown") }
    }
}

#Preview { TabsByRole() }
