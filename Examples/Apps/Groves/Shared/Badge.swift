import SwiftUI

/// A round mark with a symbol, which is larger while it is selected.
struct Badge: View {
    var symbol: String
    var isSelected = false
    var color: Color = .green

    var body: some View {
        Image(systemName: symbol)
            .font(isSelected ? .title3 : .footnote)
            .foregroundStyle(.white)
            .padding(isSelected ? 10 : 7)
            .background(color.gradient, in: .circle)
            .overlay {
                Circle().strokeBorder(.white, lineWidth: 2)
            }
            .shadow(radius: isSelected ? 4 : 1)
            .phaseAnimator([false, true], trigger: isSelected) { content, phase in
                content.scaleEffect(phase ? 1.15 : 1)
            } animation: { _ in .spring(duration: 0.25, bounce: 0.4) }
    }
}
