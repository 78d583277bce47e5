import SwiftUI
import UIKit

struct MarkupNote: View {
    private var marked: AttributedString {
        var text = AttributedString("UIKit's colour")
        text.uiKit.foregroundColor = .red
        text.foregroundColor = .blue
        return text
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(marked)
            Text(marked.runs.first?.uiKit.foregroundColor == .red ? "kept apart" : "lost")
        }
    }
}

#Preview { MarkupNote() }
