import SwiftUI
import UIKit

struct NativeSlider: UIViewRepresentable {
    @Binding var value: Float
    var tint: UIColor

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider(frame: .zero)
        slider.minimumTrackTintColor = tint
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.addAction(
            UIAction { action in
                if let slider = action.sender as? UISlider { value = slider.value }
            }, for: .valueChanged)
        context.coordinator.slider = slider
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) { slider.setValue(value, animated: true) }
    func makeCoordinator() -> Holder { Holder() }

    @MainActor final class Holder {
        weak var slider: UISlider?
    }
}

struct NativeSwitch: UIViewRepresentable {
    var isOn: Bool
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
    func updateUIView(_ view: UISwitch, context: Context) {
        view.setOn(isOn, animated: true)
        view.onTintColor = context.environment.colorScheme == .dark ? .orange : .green
    }
}

struct NativeSliders: View {
    @State private var value: Float = 0.25
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading) {
            NativeSlider(value: $value, tint: .systemPink)
            HStack {
                Text("Value \(value, specifier: "%.2f")")
                Spacer()
                NativeSwitch(isOn: isOn).fixedSize()
            }
            Button("Double") { value = min(1, value * 2) }
            Button(isOn ? "Switch off" : "Switch on") { isOn.toggle() }
        }
        .padding()
    }
}

#Preview { NativeSliders() }
