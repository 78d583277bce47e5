import SwiftUI

@MainActor
class Counter: ObservableObject {
    @Published private(set) var value: Int
    let step: Int

    init(value: Int = 0, step: Int = 1) {
        self.value = value
        self.step = step
    }

    func increment() { value += step }
    func decrement() { value -= step }
}

struct CounterControl: View {
    @ObservedObject var counter: Counter
    var title: String

    var body: some View {
        let _ = Self._printChanges()
        HStack {
            Text(title)
            Button("-", action: counter.decrement)
                .accessibilityLabel("\(title) down")
            Text("\(counter.value)").frame(minWidth: 40)
            Button("+", action: counter.increment)
                .accessibilityLabel("\(title) up")
        }
    }
}

struct CounterPair: View {
    @StateObject private var first = Counter(step: 1)
    @StateObject private var second = Counter(value: 10, step: 5)

    var body: some View {
        VStack {
            CounterControl(counter: first, title: "one")
            CounterControl(counter: second, title: "five")
            CounterSummary().environmentObject(first)
        }
        .onChange(of: first.value) { newValue in
            print("first is \(newValue)")
        }
    }
}

struct CounterSummary: View {
    @EnvironmentObject var counter: Counter
    var body: some View {
        Text("Summary: \(counter.value)")
    }
}

struct CounterPair_Previews: PreviewProvider {
    static var previews: some View { CounterPair() }
}
