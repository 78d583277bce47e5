import SwiftUI

struct MarkdownNote: View {
    var source = """
        # Trip to *Oslo*

        Pack **warm** clothes and see the [weather](https://weather.example).

        - tickets
        - `map.pdf`
        """
    @State private var showsMarks = false

    private var blocks: [(id: Int, text: AttributedString, intent: PresentationIntent?)] {
        guard let whole = try? AttributedString(markdown: source) else { return [] }
        return whole.runs[\.presentationIntent].enumerated().map { index, run in
            (index, AttributedString(whole[run.1]), run.0)
        }
    }

    private var code: [String] {
        guard
            let whole = try? AttributedString(
                markdown: source,
                options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        else { return [] }
        return whole.runs
            .filter { $0.inlinePresentationIntent?.contains(.code) == true }
            .map { String(whole[$0.range].characters) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(blocks, id: \.id) { block in
                switch block.intent?.components.first?.kind {
                case .header(let level):
                    Text(block.text).font(level == 1 ? .title : .headline)
                default:
                    if block.intent?.components.count ?? 0 > 1 {
                        Label {
                            Text(block.text)
                        } icon: {
                            Image(systemName: "circle.fill")
                        }
                    } else {
                        Text(block.text)
                    }
                }
            }
            Toggle("Code", isOn: $showsMarks)
            if showsMarks { Text(highlighted) }
        }
        .padding()
    }

    private var highlighted: AttributedString {
        var text = AttributedString("In code: " + code.joined(separator: ", "))
        if let range = text.range(of: "map.pdf") {
            text[range].inlinePresentationIntent = [.stronglyEmphasized, .code]
            text[range].foregroundColor = .red
        }
        return text
    }
}

#Preview {
    MarkdownNote()
}
