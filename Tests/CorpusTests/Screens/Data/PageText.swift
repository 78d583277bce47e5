import SwiftUI

struct PageText: View {
    let page = """
        <html><head><style>b { color: red }</style></head><body><h1>Tea &amp; cake</h1>
        <p>One <b>bold</b> word,
        one <i>slanted</i>.</p><ul><li>First</li><li>Second</li></ul><p>Read <a href="https://example.org">more</a>&hellip;</p></body></html>
        """
    let names = ["item 10", "Item 9", "item 2"]

    var body: some View {
        VStack(alignment: .leading) {
            if let text = read() { Text(text) }
            Text(names.sorted(using: .localizedStandard).joined(separator: ", "))
        }
    }

    private func read() -> AttributedString? {
        guard let data = page.data(using: .utf8), let text = try? NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil) else { return nil }
        return try? AttributedString(text, including: \.swiftUI)
    }
}

#Preview { PageText() }
