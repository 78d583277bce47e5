import SwiftUI
import UIKit

extension String {
    fileprivate var fromHTML: AttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let text = try? NSAttributedString(
            data: Data(utf8), options: options, documentAttributes: nil)
        return text.map { AttributedString($0) } ?? AttributedString(self)
    }
}

struct MarkupNote: View {
    private let note = """
        <html><head><title>unseen</title></head><body>
        <h2>Shopping</h2><p>Buy <b>fresh</b> &amp; ripe
        fruit&nbsp;today.</p><ol><li>Apples</li><li>Pears</li></ol>
        <!-- unseen --><p>More at <a href="https://example.com/list">the list</a>.</p></body></html>
        """
    private var marked: AttributedString {
        var text = AttributedString("UIKit's colour")
        text.uiKit.foregroundColor = .red
        text.foregroundColor = .blue
        return text
    }

    var body: some View {
        let text = note.fromHTML
        VStack(alignment: .leading) {
            Text(text)
            Text("Links: \(text.runs.compactMap(\.link).map(\.absoluteString).joined())")
            Text(marked)
            Text(marked.runs.first?.uiKit.foregroundColor == .red ? "kept apart" : "lost")
        }
    }
}

#Preview { MarkupNote() }
