import SwiftUI

struct WelcomePages: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(0..<4, id: \.self) { number in
                    WelcomePage(title: "Page \(number + 1)", text: "What the app does, part \(number + 1).").tag(number)
                }
            }
            .tabViewStyle(.page)
            Button(page < 3 ? "Next" : "Start") { if page < 3 { page += 1 } }
        }
    }
}

struct WelcomePage: View {
    let title: String
    let text: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "star").font(.largeTitle)
            Text(title).font(.title)
            Text(text)
        }
    }
}
