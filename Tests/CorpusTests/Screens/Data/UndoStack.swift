import SwiftUI

@Observable
final class Editor {
    private(set) var text = "Hello"
    private var undoStack: [String] = []
    private var redoStack: [String] = []
    var canUndo: Bool { !undoStack.isEmpty }
    var canRedo: Bool { !redoStack.isEmpty }

    func append(_ word: String) {
        undoStack.append(text)
        redoStack.removeAll()
        text += " " + word
    }
    func undo() {
        guard let last = undoStack.popLast() else { return }
        redoStack.append(text)
        text = last
    }
    func redo() {
        guard let last = redoStack.popLast() else { return }
        undoStack.append(text)
        text = last
    }
}

private struct EditorKey: EnvironmentKey {
    static var defaultValue: Editor { Editor() }
}

struct UndoStack: View {
    @State private var editor = Editor()

    var body: some View {
        VStack {
            Text(editor.text)
            Controls().environment(editor)
        }
    }

    private struct Controls: View {
        @Environment(Editor.self) private var editor

        var body: some View {
            HStack {
                Button("World") { editor.append("World") }
                Button("Undo", action: editor.undo).disabled(!editor.canUndo)
                Button("Redo", action: editor.redo).disabled(!editor.canRedo)
            }
        }
    }
}

#Preview("UndoStack") { UndoStack() }
