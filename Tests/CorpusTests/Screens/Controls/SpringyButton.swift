import SwiftUI

struct SpringyButton: View {
    @State private var isDown = false
    @State private var presses = 0
    @State private var changes = 0

    var body: some View {
        VStack {
            Text("\(presses) presses, \(changes) changes")
            Button("Bounce") { presses += 1 }
            Text("Hold me")
                .scaleEffect(isDown ? 0.95 : 1)
                .onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
                    presses += 100
                } onPressingChanged: { down in
                    changes += 1
                    withAnimation(.easeInOut(duration: 0.2)) { isDown = down }
                }
        }
    }
}

#Preview { SpringyButton() }
