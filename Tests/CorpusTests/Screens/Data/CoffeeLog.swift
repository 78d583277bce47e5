import SwiftUI

struct CoffeeLog: View {
    struct Cup: Codable, Identifiable, Equatable {
        var id = 0
        var size: String
    }
    @AppStorage("coffee.cups") private var stored = Data()
    @State private var cups: [Cup] = []

    var body: some View {
        VStack {
            Text("\(cups.count) cups, \(stored.count) bytes")
            ForEach(cups) { Text("Cup \($0.id): \($0.size)") }
            HStack {
                Button("Small") { add("small") }
                Button("Large") { add("large") }
                Button("Reload") { load() }
            }
        }
        .onAppear(perform: load)
        .onChange(of: cups) { save() }
    }

    private func add(_ size: String) { cups.append(Cup(id: cups.count + 1, size: size)) }
    private func load() { cups = (try? JSONDecoder().decode([Cup].self, from: stored)) ?? [] }
    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        stored = (try? encoder.encode(cups)) ?? Data()
    }
}

#Preview { CoffeeLog() }
