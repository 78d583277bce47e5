import Combine
import SwiftUI

struct CountdownRing: View {
    @State private var left = 3
    @State private var isRunning = false
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            Circle()
                .trim(from: 0, to: CGFloat(left) / 3)
                .stroke(left > 1 ? Color.green : .red, lineWidth: 8)
                .rotationEffect(.degrees(-90))
                .animation(.linear(duration: 1), value: left)
            VStack {
                Text(left == 0 ? "Go!" : "\(left)").font(.largeTitle.bold())
                Button(isRunning ? "Running" : "Start countdown") { isRunning = true }.disabled(isRunning)
            }
        }
        .padding(40)
        .onReceive(timer) { _ in
            guard isRunning, left > 0 else { return }
            left -= 1
            if left == 0 { isRunning = false }
        }
    }
}

#Preview { CountdownRing() }
