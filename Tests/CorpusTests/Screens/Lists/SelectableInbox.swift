import SwiftUI

struct SelectableInbox: View {
    @State private var mails = (1...4).map { "Mail \($0)" }
    @State private var selection: Set<String> = []

    var body: some View {
        NavigationStack {
            List(mails, id: \.self, selection: $selection) { Text($0) }
                .navigationTitle(selection.isEmpty ? "Mails" : "\(selection.count) selected")
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("All") { selection = Set(mails) }
                        Spacer()
                        Button("Archive") {
                            mails.removeAll(where: selection.contains)
                            selection.removeAll()
                        }
                        .disabled(selection.isEmpty)
                    }
                }
        }
    }
}

#Preview { SelectableInbox() }
