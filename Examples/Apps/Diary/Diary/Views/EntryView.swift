import CoreData
import SwiftUI

struct EntryView: View {
    @ObservedObject var entry: Entry
    @EnvironmentObject private var clock: WritingClock
    @Environment(\.managedObjectContext) private var context
    @Environment(\.presentationMode) private var presentationMode

    private var title: Binding<String> {
        Binding(get: { entry.title ?? "" }, set: { entry.title = $0 })
    }

    private var text: Binding<String> {
        Binding(get: { entry.text ?? "" }, set: { entry.text = $0 })
    }

    private var mood: Binding<Entry.Mood> {
        Binding(get: { entry.feeling }, set: { entry.feeling = $0 })
    }

    var body: some View {
        Form {
            TextField("Title", text: title)
            TextField("Text", text: text)
            Picker("Mood", selection: mood) {
                ForEach(Entry.Mood.allCases) { mood in
                    Text(LocalizedStringKey(mood.key)).tag(mood)
                }
            }
            Toggle("Pinned", isOn: $entry.isPinned)
            Section {
                Button("Done") {
                    hideKeyboard()
                    try? context.save()
                    presentationMode.wrappedValue.dismiss()
                }
                Button("Delete", role: .destructive) {
                    context.delete(entry)
                    try? context.save()
                    presentationMode.wrappedValue.dismiss()
                }
            }
        }
        .navigationBarTitle(Text(entry.shownTitle), displayMode: .inline)
    }

    private func hideKeyboard() {
        UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}
