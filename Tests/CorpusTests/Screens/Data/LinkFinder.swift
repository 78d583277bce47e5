import SwiftUI

struct LinkFinder: View {
    @State private var message =
        "See https://example.com/a?b=1, write to ann@example.org or call +1 555-010-9999 (or apple.com)."

    private var findings: [String] {
        // .link and .phoneNumber by their bits: Foundation on Linux warns of the names.
        let types = NSTextCheckingResult.CheckingType(rawValue: 1 << 5 | 1 << 11)
        guard let detector = try? NSDataDetector(types: types.rawValue) else { return [] }
        let range = NSRange(message.startIndex..<message.endIndex, in: message)
        return detector.matches(in: message, options: [], range: range).compactMap { match in
            if let number = match.phoneNumber { return "call \(number)" }
            guard let url = match.url, let place = Range(match.range, in: message) else {
                return nil
            }
            return "\(message[place]) → \(url.absoluteString)"
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Message", text: $message, axis: .vertical)
            ForEach(findings, id: \.self) { Text($0) }
            Text("\(findings.count) found")
        }
    }
}

#Preview { LinkFinder() }
