import Combine
import SwiftUI

struct Note: Identifiable {
    let id: Int
    var title: String
}

final class NoteEditorModel: ObservableObject {
    @Published var text: String
    init(note: Note) { text = note.title }
}

struct NotesList: View {
    @State private var notes = (1...120).map { Note(id: $0, title: "Note \($0)") }

    var body: some View {
        NavigationView {
            List(notes) { note in
                NavigationLink(destination: NoteEditor(model: NoteEditorModel(note: note))) {
                    Text(note.title)
                }
            }
            .navigationTitle("Notes")
        }
    }
}

struct NoteEditor: View {
    @ObservedObject var model: NoteEditorModel

    var body: some View { TextEditor(text: $model.text) }
}
