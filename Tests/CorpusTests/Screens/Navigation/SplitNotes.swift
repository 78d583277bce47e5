import SwiftUI

struct Folder: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let notes: [String]
}

struct SplitNotes: View {
    @State private var folder: Folder?
    @State private var note: String?
    @State private var visibility = NavigationSplitViewVisibility.all

    private let folders = [
        Folder(name: "Work", notes: ["Plan", "Budget"]),
        Folder(name: "Home", notes: ["Shopping"]),
    ]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(folders, selection: $folder) { folder in
                NavigationLink(value: folder) {
                    Label(folder.name, systemImage: "folder")
                        .badge(folder.notes.count)
                }
            }
            .navigationTitle("Folders")
            .listStyle(.sidebar)
        } content: {
            if let folder {
                List(folder.notes, id: \.self, selection: $note) { Text($0) }
                    .navigationTitle(folder.name)
            } else {
                ContentUnavailableView("No folder", systemImage: "folder", description: Text("Choose one"))
            }
        } detail: {
            Text(note ?? "Nothing selected")
        }
        .navigationSplitViewStyle(.balanced)
    }
}

#Preview("SplitNotes", traits: .landscapeLeft) { SplitNotes() }
