import CoreData
import SwiftUI

struct EntryList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
        sortDescriptors: [
            NSSortDescriptor(keyPath: \Entry.isPinned, ascending: false),
            NSSortDescriptor(keyPath: \Entry.title, ascending: true),
        ],
        animation: .default)
    private var entries: FetchedResults<Entry>
    @State private var search = ""

    var body: some View {
        NavigationView {
            List {
                ForEach(entries) { entry in
                    NavigationLink {
                        EntryView(entry: entry)
                    } label: {
                        EntryRow(entry: entry)
                    }
                }
                .onDelete(perform: delete)
                Section {
                    SummaryRow(count: entries.count)
                }
            }
            .navigationTitle("diary.title")
            .searchable(text: $search)
            .onChange(of: search) { text in
                entries.nsPredicate =
                    text.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", text)
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("New", action: add)
                }
            }
        }
        .navigationViewStyle(.stack)
    }

    private func add() {
        withAnimation {
            let number = Entry.count(in: context) + 1
            Entry.make(title: "Day \(number)", in: context)
            try? context.save()
        }
    }

    private func delete(at offsets: IndexSet) {
        withAnimation {
            offsets.map { entries[$0] }.forEach(context.delete)
            try? context.save()
        }
    }
}

struct SummaryRow: View {
    let count: Int

    var body: some View {
        Text(String(format: NSLocalizedString("diary.count", comment: "How many entries"), count))
            .font(.footnote)
            .foregroundColor(.secondary)
    }
}

struct EntryRow: View {
    @ObservedObject var entry: Entry

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(entry.shownTitle)
                Text(LocalizedStringKey(entry.feeling.key))
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            if entry.isPinned {
                Image(systemName: "pin.fill")
            }
        }
    }
}

struct EntryList_Previews: PreviewProvider {
    static var previews: some View {
        EntryList()
            .environment(\.managedObjectContext, Persistence.preview.container.viewContext)
    }
}
