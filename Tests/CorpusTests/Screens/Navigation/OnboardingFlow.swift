import SwiftUI

struct IntroPage: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let symbol: String
}

struct OnboardingFlow: View {
    @AppStorage("onboarding.done") private var isDone = false
    @State private var page = 0
    private let pages = [
        IntroPage(id: 0, title: "Welcome", symbol: "hand.wave"),
        IntroPage(id: 1, title: "Track **everything**", symbol: "chart.bar"),
        IntroPage(id: 2, title: "Ready", symbol: "checkmark.seal"),
    ]

    var body: some View {
        if isDone {
            VStack {
                Text("Home")
                Button("Start over") {
                    isDone = false; page = 0
                }
            }
        } else {
            VStack {
                TabView(selection: $page) {
                    ForEach(pages) { item in
                        VStack {
                            Image(systemName: item.symbol).font(.largeTitle)
                            Text(item.title)
                        }
                        .tag(item.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                HStack(spacing: 6) {
                    ForEach(pages) { item in
                        Capsule()
                            .fill(item.id == page ? Color.accentColor : .secondary.opacity(0.3))
                            .frame(width: item.id == page ? 20 : 8, height: 8)
                    }
                }
                .animation(.spring, value: page)
                Button(page == pages.count - 1 ? "Get started" : "Continue") {
                    if page < pages.count - 1 { withAnimation { page += 1 } } else { isDone = true }
                }
            }
        }
    }
}

#Preview { OnboardingFlow() }
