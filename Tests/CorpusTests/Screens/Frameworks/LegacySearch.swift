import SwiftUI
import UIKit

struct LegacySearchBar: UIViewRepresentable {
    @Binding var text: String
    var placeholder: String

    func makeCoordinator() -> LegacySearchBar.Coordinator { Coordinator(text: $text) }

    func makeUIView(context: UIViewRepresentableContext<LegacySearchBar>) -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.delegate = context.coordinator
        bar.placeholder = placeholder
        bar.searchBarStyle = .minimal
        bar.autocapitalizationType = .none
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<LegacySearchBar>) {
        bar.text = text
        bar.setShowsCancelButton(!text.isEmpty, animated: true)
    }

    class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.endEditing(true) }
    }
}

struct LegacySearch: View {
    @State private var query = ""
    private let towns = ["Aachen", "Bonn", "Bremen", "Celle", "Dresden"]

    init() {
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().tableFooterView = UIView()
        UITableViewCell.appearance().selectionStyle = .none
    }

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                LegacySearchBar(text: $query, placeholder: "Towns")
                List(towns.filter { query.isEmpty || $0.lowercased().hasPrefix(query.lowercased()) }, id: \.self) { town in
                    Text(town)
                }
                HStack {
                    ForEach(["b", "br", ""], id: \.self) { letters in
                        Button(letters.isEmpty ? "all" : "only \(letters)") { query = letters }
                    }
                }
            }
            .navigationBarTitle("Towns", displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct LegacySearch_Previews: PreviewProvider {
    static var previews: some View { LegacySearch() }
}
