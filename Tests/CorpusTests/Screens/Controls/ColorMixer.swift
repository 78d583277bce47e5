import SwiftUI

struct ColorSlider: View {
    @Binding var value: Double
    let title: String
    var tint: Color

    var body: some View {
        HStack {
            Text(title).frame(width: 60, alignment: .leading)
            Slider(value: $value)
                .accentColor(tint)
                .accessibilityLabel(title)
            Text(String(format: "%.0f", value * 255))
                .font(.caption.monospacedDigit())
                .frame(width: 36, alignment: .trailing)
        }
    }
}

struct ColorMixer: View {
    @State private var red = 0.5
    @State private var green = 0.25
    @State private var blue = 0.75
    @State private var showsAlert = false

    var hex: String {
        String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }

    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 24)
                .fill(Color(red: red, green: green, blue: blue))
                .aspectRatio(16 / 9, contentMode: .fit)
            ColorSlider(value: $red, title: "Red", tint: .red)
            ColorSlider(value: $green, title: "Green", tint: .green)
            ColorSlider(value: $blue, title: "Blue", tint: .blue)
            Button("Show hex") { showsAlert = true }
                .alert(isPresented: $showsAlert) {
                    Alert(
                        title: Text("Your colour"),
                        message: Text(hex),
                        primaryButton: .default(Text("Copy")) { UIPasteboard.general.string = hex },
                        secondaryButton: .cancel()
                    )
                }
        }
        .padding()
    }
}

struct ColorMixer_Previews: PreviewProvider {
    static var previews: some View { ColorMixer() }
}
