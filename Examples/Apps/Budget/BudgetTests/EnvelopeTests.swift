import Testing

@testable import Budget

struct EnvelopeTests {
    @Test func remaining() {
        let envelope = Envelope(name: "Food", symbol: "cart", tone: .teal, limit: 400)
        #expect(envelope.remaining == 400)
    }
}
