import SwiftUI

extension AccessibilityCustomContentKey {
    fileprivate static var price: AccessibilityCustomContentKey { .init("Price", id: "price") }
}

struct SpokenForm: View {
    @State private var amount = 1
    @State private var note = ""

    var body: some View {
        Form {
            Stepper("\(amount) tickets", value: $amount, in: 1...9)
                .accessibilityCustomContent(.price, "12 each", importance: .high)
                .accessibilityCustomContent("Seats", "free")
                .accessibilityAddTraits([.playsSound, .updatesFrequently])
            TextField("Note", text: $note)
                .textSelectionAffinity(.upstream)
                .textInputFormattingControlVisibility(.hidden, for: .all)
                .onKeyPress(characters: .decimalDigits) { _ in .ignored }
            Button("Order") {
                AccessibilityNotification.Announcement("Ordered").post()
                note = "Ordered \(amount)"
            }
            .accessibilityDirectTouch(true, options: .silentOnTouch)
            Text("All prices include a fee.")
                .lineHeight(.multiple(factor: 1.2))
                .writingDirection(strategy: .contentBased)
                .multilineTextAlignment(strategy: .layoutBased)
            Label("Refunds", systemImage: "arrow.uturn.left")
                .labelIconToTitleSpacing(12)
                .labelReservedIconWidth(30)
                .pointerStyle(.link)
        }
        .scenePadding(.minimum, edges: .horizontal)
        .onDrop(of: ["public.text"], isTargeted: nil) { _, _ in false }
        .task(name: "greeting") { note = "Welcome" }
    }
}

#Preview { SpokenForm() }
