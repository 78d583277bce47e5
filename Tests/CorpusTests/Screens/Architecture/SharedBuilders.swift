import SwiftUI

struct ShelfList: View {
    let shelves = ["Maps": ["Oslo", "Bergen"], "Novels": ["Hunger"]]
    @State private var copies = 1.0

    var body: some View {
        List {
            ForEach(shelves.keys.sorted(), id: \.self) { name in
                shelf(name)
            }
            Stepper(value: $copies, in: 1...3, step: 1, format: .number) {
                Text("Copies: \(Int(copies))")
            }
        }
    }

    @ContentBuilder
    private func shelf(_ name: String) -> some View {
        let books = shelves[name, default: []]
        Section(name) {
            ForEach(books, id: \.self) { Text($0) }
            if books.count == 1 {
                Text("One book only").font(.caption)
            }
        }
    }
}

#Preview {
    ShelfList()
}
