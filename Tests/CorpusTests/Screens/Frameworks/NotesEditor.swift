import SwiftUI
import UIKit

struct GrowingTextView: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.textContainer.lineFragmentPadding = 0
        view.autocapitalizationType = .sentences
        view.returnKeyType = .done
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        let size = view.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        if size.height != height {
            DispatchQueue.main.async { height = size.height }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: GrowingTextView
        init(_ parent: GrowingTextView) { self.parent = parent }

        func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            guard text == "\n" else { return true }
            textView.resignFirstResponder()
            return false
        }
    }
}

struct NotesEditor: View {
    @State private var text = "First line"
    @State private var height: CGFloat = 0

    var body: some View {
        VStack {
            GrowingTextView(text: $text, height: $height)
                .frame(height: height)
            Text("\(Int(height)) points high")
            Button("Write more") { text += "\nAnother line\nAnd one more" }
            Button("Clear all") { text = "" }
        }
        .padding()
    }
}

struct NotesEditor_Previews: PreviewProvider {
    static var previews: some View { NotesEditor() }
}
