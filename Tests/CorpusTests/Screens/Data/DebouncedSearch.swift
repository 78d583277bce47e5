import Combine
import SwiftUI

final class DebouncedSearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var searches = 0
    private let all = ["apple", "apricot", "banana", "blueberry", "cherry"]
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { [all] query in all.filter { $0.hasPrefix(query.lowercased()) } }
            .sink { [weak self] found in
                self?.searches += 1
                self?.results = found
            }
            .store(in: &cancellables)
    }
}

struct DebouncedSearch: View {
    @StateObject private var model = DebouncedSearchModel()

    var body: some View {
        VStack {
            TextField("Fruit", text: $model.query)
                .textFieldStyle(.roundedBorder)
            Text("\(model.searches) searches")
            ForEach(model.results, id: \.self, content: Text.init)
        }
        .padding()
    }
}

#Preview { DebouncedSearch() }
