import SwiftUI

struct EditorToolbarContent: ToolbarContent {
    @Binding var isEditing: Bool
    let count: Int
    @State private var showsCount = false

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Button(showsCount ? "Hide" : "Count") { showsCount.toggle() }
        }
        if showsCount {
            ToolbarItem(placement: .principal) {
                Text("\(count) notes").font(.headline)
            }
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
        }
    }
}

struct EditorToolbar: View {
    @State private var isEditing = false
    @State private var notes = ["One", "Two", "Three"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(notes, id: \.self) { note in
                    HStack {
                        Text(note)
                        if isEditing {
                            Spacer()
                            Button(role: .destructive) {
                                notes.removeAll { $0 == note }
                            } label: {
                                Label("Remove \(note)", systemImage: "minus.circle")
                            }
                        }
                    }
                }
            }
            .toolbar { EditorToolbarContent(isEditing: $isEditing, count: notes.count) }
        }
    }
}

#Preview { EditorToolbar() }
