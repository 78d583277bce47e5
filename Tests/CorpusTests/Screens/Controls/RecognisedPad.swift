import SwiftUI

/// A recogniser of UIKit's beside the gestures of SwiftUI.
private struct TwoFingerPan: UIGestureRecognizerRepresentable {
    var onMove: (CGPoint) -> Void

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.minimumNumberOfTouches = 2
        return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        onMove(context.converter.localTranslation ?? recognizer.translation(in: recognizer.view))
    }
}

private struct PillLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .padding(8)
            .background(.quaternary, in: .capsule)
    }
}

struct RecognisedPad: View {
    @State private var strokes: [Int] = []
    @State private var offset = CGPoint.zero
    @Environment(\.undoManager) private var undoManager
    private let counter = StrokeCounter()

    var body: some View {
        VStack {
            Label("\(strokes.count) strokes", systemImage: "scribble")
                .labelStyle(PillLabelStyle())
            Rectangle()
                .fill(.gray.opacity(0.2))
                .frame(height: 120)
                .overlay { Text("Pad") }
                .gesture(TwoFingerPan { offset = $0 })
                .onTapGesture { change(to: strokes + [strokes.count]) }
            HStack {
                Button("Undo") { undoManager?.undo() }
                Button("Redo") { undoManager?.redo() }
            }
        }
        .padding()
    }

    private func change(to new: [Int]) {
        let old = strokes
        strokes = new
        undoManager?.registerUndo(withTarget: counter) { _ in change(to: old) }
        undoManager?.setActionName("Stroke")
    }
}

private final class StrokeCounter {}

#Preview { RecognisedPad() }
