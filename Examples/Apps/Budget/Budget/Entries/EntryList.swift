import SwiftData
import SwiftUI

struct EntryList: View {
    @Environment(\.modelContext) private var modelContext
    @State private var searchText = ""
    @State private var sharedOnly = false
    @State private var order = SortOrder.reverse
    @State private var edited: Entry?

    var body: some View {
        NavigationStack {
            FilteredEntries(text: searchText, sharedOnly: sharedOnly, order: order, edited: $edited)
                .navigationTitle("Entries")
                .searchable(text: $searchText, prompt: "Title")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Menu {
                            Picker("Order", selection: $order) {
                                Text("Newest first").tag(SortOrder.reverse)
                                Text("Oldest first").tag(SortOrder.forward)
                            }
                            Toggle("Shared only", isOn: $sharedOnly)
                        } label: {
                            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                                .symbolVariant(sharedOnly ? .fill : .none)
                        }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button(action: add) {
                            Label("New entry", systemImage: "plus")
                        }
                    }
                }
                .sheet(item: $edited) { entry in
                    EntryEditor(entry: entry)
                        .presentationDetents([.medium, .large])
                        .interactiveDismissDisabled(entry.title.isEmpty)
                }
        }
    }

    private func add() {
        let entry = Entry(title: "", amount: 10)
        withAnimation {
            modelContext.insert(entry)
            edited = entry
        }
    }
}

private struct FilteredEntries: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var entries: [Entry]
    @Binding var edited: Entry?

    init(text: String, sharedOnly: Bool, order: SortOrder, edited: Binding<Entry?>) {
        _entries = Query(
            filter: Entry.matching(text, sharedOnly: sharedOnly),
            sort: [SortDescriptor(\.date, order: order), SortDescriptor(\.title)],
            animation: .default)
        _edited = edited
    }

    private var days: [(day: Date, entries: [Entry])] {
        Dictionary(grouping: entries) { Calendar.current.startOfDay(for: $0.date) }
            .map { (day: $0.key, entries: $0.value) }
            .sorted { (entries.first?.date ?? .now) >= (entries.last?.date ?? .now) ? $0.day > $1.day : $0.day < $1.day }
    }

    var body: some View {
        List {
            ForEach(days, id: \.day) { day, entries in
                Section(day.formatted(.dateTime.weekday(.wide).day().month())) {
                    ForEach(entries) { entry in
                        Button {
                            edited = entry
                        } label: {
                            EntryRow(entry: entry)
                        }
                        .buttonStyle(.plain)
                        .swipeActions(edge: .leading) {
                            Button(entry.isShared ? "Private" : "Shared") {
                                entry.isShared.toggle()
                            }
                            .tint(.indigo)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button("Delete", systemImage: "trash", role: .destructive) {
                                modelContext.delete(entry)
                            }
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .overlay {
            if entries.isEmpty {
                ContentUnavailableView.search
            }
        }
    }
}

struct EntryRow: View {
    let entry: Entry

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: entry.envelope?.symbol ?? "questionmark")
                .foregroundStyle(.white)
                .frame(width: 32, height: 32)
                .background(entry.envelope?.tone.color ?? .gray, in: .circle)
            VStack(alignment: .leading, spacing: 2) {
                Text(entry.title.isEmpty ? "Untitled" : entry.title)
                HStack(spacing: 4) {
                    if entry.isShared {
                        Image(systemName: "person.2.fill")
                    }
                    Text(entry.member?.name ?? "Nobody")
                }
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            Amount(entry.amount)
        }
        .contentShape(.rect)
    }
}
