import SwiftUI

struct ConfettiLayer: UIViewRepresentable {
    var colors: [UIColor]

    func makeUIView(context: Context) -> UIView {
        let view = ConfettiHost(frame: .zero)
        (view.layer as? CAGradientLayer)?.colors = [UIColor.clear.cgColor, UIColor.white.withAlphaComponent(0.1).cgColor]
        view.isUserInteractionEnabled = false
        let emitter = CAEmitterLayer()
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: UIScreen.main.bounds.midX, y: 0)
        emitter.emitterCells = colors.map { color in
            let cell = CAEmitterCell()
            cell.birthRate = 10
            cell.lifetime = 6
            cell.velocity = 150
            cell.emissionLongitude = .pi
            cell.color = color.cgColor
            cell.contents = UIImage(systemName: "star.fill")?.cgImage
            return cell
        }
        view.layer.addSublayer(emitter)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        let fade = CABasicAnimation(keyPath: "birthRate")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 2
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        view.layer.sublayers?.first?.add(fade, forKey: "fade")
    }
}

final class ConfettiHost: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

struct ConfettiBurst: View {
    @State private var bursts = 0

    var body: some View {
        ZStack {
            if bursts > 0 {
                ConfettiLayer(colors: [.systemRed, .systemYellow, .systemBlue])
                    .id(bursts)
                    .allowsHitTesting(false)
                    .transition(.opacity)
            }
            VStack {
                Text(bursts == 0 ? "Quiet" : "Burst \(bursts)")
                Button("Celebrate") { withAnimation { bursts += 1 } }
            }
        }
    }
}

#Preview { ConfettiBurst() }
