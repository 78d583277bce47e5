import SwiftUI

final class Listener: NSObject {
    let name: String
    init(name: String) { self.name = name }
}

@MainActor final class Radio: ObservableObject {
    private let listeners = NSHashTable<Listener>.weakObjects()
    private let notes = NSMapTable<NSString, Listener>.strongToWeakObjects()
    @Published private(set) var heard: [String] = []

    func add(_ listener: Listener) {
        listeners.add(listener)
        notes.setObject(listener, forKey: listener.name as NSString)
    }
    func send() {
        heard = listeners.allObjects.map(\.name)
        if notes.object(forKey: "Bo") == nil { heard.append("Bo has left") }
    }
}

struct ListenerBoard: View {
    @StateObject private var radio = Radio()
    @State private var anna: Listener? = Listener(name: "Anna")
    @State private var bo: Listener? = Listener(name: "Bo")

    var body: some View {
        VStack {
            Text(radio.heard.isEmpty ? "Silence" : radio.heard.joined(separator: ", "))
            Button("Send") { radio.send() }
            Button("Bo leaves") { bo = nil }
        }
        .onAppear {
            if let anna { radio.add(anna) }
            if let bo { radio.add(bo) }
            if let anna { radio.add(anna) }
        }
    }
}

#Preview { ListenerBoard() }
