import Combine
import SwiftUI

final class CountdownModel: ObservableObject {
    enum Phase: Equatable { case idle, running(left: Int), done }

    @Published private(set) var phase = Phase.idle
    private var subscription: AnyCancellable?

    func start(seconds: Int) {
        phase = .running(left: seconds)
        subscription = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(seconds) { left, _ in left - 1 }
            .prefix(while: { $0 >= 0 })
            .sink { [weak self] left in
                self?.phase = left > 0 ? .running(left: left) : .done
                if left == 0 { self?.subscription = nil }
            }
    }

    func cancel() {
        subscription?.cancel()
        phase = .idle
    }
}

struct CountdownScreen: View {
    @StateObject private var model = CountdownModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .idle:
                Button("Start") { model.start(seconds: 5) }
            case .running(let left):
                Text("\(left)")
                    .font(.system(.largeTitle, design: .rounded).monospacedDigit())
                    .contentTransition(.numericText(countsDown: true))
                ProgressView(value: Double(5 - left), total: 5)
                Button("Cancel", role: .cancel, action: model.cancel)
            case .done:
                Image(systemName: "checkmark.circle")
                    .symbolEffect(.bounce, value: model.phase)
                Text("Time is up")
                Button("Again") { model.start(seconds: 5) }
            }
        }
        .animation(.default, value: model.phase)
        .padding()
    }
}

struct TimerModel_Previews: PreviewProvider {
    static var previews: some View {
        CountdownScreen()
    }
}
