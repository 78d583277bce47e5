import SwiftUI

struct SideMenu: View {
    @State private var isOpen = false
    @State private var selected = "Home"
    private let items = [("Home", "house"), ("Orders", "bag"), ("Help", "questionmark.circle")]

    var body: some View {
        ZStack(alignment: .leading) {
            VStack {
                HStack {
                    Button {
                        withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() }
                    } label: {
                        Image(systemName: "line.horizontal.3")
                    }
                    .accessibilityLabel("Menu")
                    Spacer()
                    Text(selected)
                    Spacer()
                }
                .padding()
                Spacer()
            }
            .blur(radius: isOpen ? 3 : 0)
            if isOpen {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .onTapGesture { withAnimation { isOpen = false } }
                    .accessibilityIdentifier("scrim")
                VStack(alignment: .leading, spacing: 24) {
                    ForEach(items, id: \.0) { title, icon in
                        Button {
                            selected = title
                            withAnimation { isOpen = false }
                        } label: {
                            Label("Go to \(title)", systemImage: icon)
                        }
                    }
                    Spacer()
                }
                .padding()
                .frame(width: UIScreen.main.bounds.width * 0.6, alignment: .leading)
                .background(Color(.systemBackground))
                .transition(.move(edge: .leading))
                .zIndex(1)
            }
        }
    }
}

#Preview("SideMenu") { SideMenu() }
