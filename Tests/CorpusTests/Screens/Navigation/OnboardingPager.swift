import SwiftUI

struct OnboardingPage: Identifiable {
    var id: Int
    var title: String
    var image: String
    var color: Color
}

struct OnboardingPager: View {
    @State private var current = 0
    @State private var isFinished = false
    @Namespace private var namespace

    private let pages = [
        OnboardingPage(id: 0, title: "Welcome", image: "hand.wave", color: .blue),
        OnboardingPage(id: 1, title: "Discover", image: "safari", color: .green),
        OnboardingPage(id: 2, title: "Enjoy", image: "sparkles", color: .orange),
    ]

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [.white, pages[current].color]), startPoint: .top,
                endPoint: .bottom
            )
            .edgesIgnoringSafeArea(.all)
            if isFinished {
                Text("All set")
                    .font(.system(size: 40, weight: .black, design: .rounded))
                    .transition(.scale)
            } else {
                VStack {
                    TabView(selection: $current) {
                        ForEach(pages) { page in
                            VStack(spacing: 24) {
                                Image(systemName: page.image)
                                    .resizable()
                                    .renderingMode(.template)
                                    .scaledToFit()
                                    .frame(width: 120, height: 120)
                                Text(page.title).font(.title.bold())
                            }
                            .tag(page.id)
                        }
                    }
                    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
                    .indexViewStyle(.page(backgroundDisplayMode: .always))

                    HStack(spacing: 8) {
                        ForEach(pages) { page in
                            Capsule()
                                .fill(page.id == current ? Color.primary : Color.secondary)
                                .frame(width: page.id == current ? 24 : 8, height: 8)
                                .matchedGeometryEffect(id: page.id, in: namespace)
                        }
                    }
                    Button(current == pages.count - 1 ? "Start" : "Next") {
                        withAnimation(.spring()) {
                            if current < pages.count - 1 {
                                current += 1
                            } else {
                                isFinished = true
                            }
                        }
                    }
                    .buttonStyle(.bordered)
                    .padding(.bottom, 40)
                }
            }
        }
    }
}

struct OnboardingPager_Previews: PreviewProvider {
    static var previews: some View { OnboardingPager() }
}
