import SwiftUI

protocol ListRepresentable: Identifiable {
    var headline: String { get }
    var detail: String? { get }
}

extension ListRepresentable {
    var detail: String? { nil }
}

struct Country: ListRepresentable {
    let code: String
    let headline: String
    var id: String { code }
    var detail: String? { code.uppercased() }
}

struct GenericList<Item: ListRepresentable, Trailing: View>: View {
    private let items: [Item]
    private let trailing: (Item) -> Trailing

    init(_ items: [Item], @ViewBuilder trailing: @escaping (Item) -> Trailing) {
        self.items = items
        self.trailing = trailing
    }

    var body: some View {
        List {
            ForEach(items) { item in
                LabeledContent {
                    trailing(item)
                } label: {
                    Text(item.headline)
                    if let detail = item.detail {
                        Text(detail)
                    }
                }
            }
        }
        .environment(\.defaultMinListRowHeight, 60)
    }
}

extension GenericList where Trailing == EmptyView {
    init(_ items: [Item]) {
        self.init(items) { _ in EmptyView() }
    }
}

struct GenericListDemo: View {
    @State private var favourites = Set<String>()
    private let countries = [
        Country(code: "fr", headline: "France"), Country(code: "jp", headline: "Japan"),
    ]

    var body: some View {
        GenericList(countries) { country in
            Button {
                favourites.formSymmetricDifference([country.code])
            } label: {
                Image(systemName: favourites.contains(country.code) ? "star.fill" : "star")
            }
            .accessibilityLabel("star \(country.code)")
            .buttonStyle(.borderless)
        }
        .safeAreaInset(edge: .top) {
            Text("Favourites: \(favourites.sorted().joined(separator: " "))")
        }
    }
}

struct GenericList_Previews: PreviewProvider {
    static var previews: some View { GenericListDemo() }
}
