import SwiftUI

struct Headline: Identifiable {
    let id: Int
    let title: String
    var isLead: Bool { id % 7 == 0 }
}

struct NewsList: View {
    private let headlines = (0..<1_500).map { Headline(id: $0, title: "Headline \($0)") }

    var body: some View {
        NavigationView {
            List(headlines) { headline in
                row(for: headline)
            }
            .navigationTitle("News")
        }
    }

    private func row(for headline: Headline) -> AnyView {
        if headline.isLead {
            return AnyView(LeadRow(headline: headline))
        }
        return AnyView(Text(headline.title))
    }
}

struct LeadRow: View {
    let headline: Headline

    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().frame(height: 60)
            Text(headline.title).font(.headline)
        }
    }
}
