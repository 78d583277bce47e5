import SwiftUI

struct LayeredOutlines: View {
    @State private var isChosen = false

    var body: some View {
        VStack(spacing: 12) {
            Circle()
                .stroke(.red, lineWidth: 4)
                .strokeBorder(.blue, lineWidth: 2)
                .frame(width: 40, height: 40)
            RoundedRectangle(cornerRadius: 8)
                .fill(isChosen ? Color.green : .gray)
                .stroke(.black, lineWidth: 2)
                .strokeBorder(.white)
                .frame(width: 80, height: 30)
                .onTapGesture { isChosen.toggle() }
                .accessibilityLabel("badge")
                .accessibilityAddTraits(.isButton)
            Capsule()
                .strokeBorder(.orange, lineWidth: 3)
                .fill(.yellow)
                .frame(height: 20)
            Text(isChosen ? "chosen" : "free")
        }
    }
}

#Preview { LayeredOutlines() }
