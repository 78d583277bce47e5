import SwiftUI

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

struct PinEntry: View {
    @State private var pin = ""
    @State private var attempts = 0

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 12) {
                ForEach(0..<4, id: \.self) { index in
                    Circle()
                        .strokeBorder(.primary)
                        .background(Circle().fill(index < pin.count ? Color.primary : .clear))
                        .frame(width: 16, height: 16)
                }
            }
            .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            Text("entered \(pin.count), failed \(attempts)")
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(64)), count: 3), spacing: 12) {
                ForEach(1...9, id: \.self) { number in
                    Button("\(number)") { type(number) }
                        .font(.title)
                        .frame(width: 64, height: 64)
                        .background(Circle().fill(Color(.systemGray6)))
                }
            }
        }
    }

    private func type(_ number: Int) {
        pin.append("\(number)")
        guard pin.count == 4 else { return }
        withAnimation(.default) { attempts += 1 }
        pin = ""
    }
}

struct DragReorder_Previews: PreviewProvider {
    static var previews: some View { PinEntry() }
}
