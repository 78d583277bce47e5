import SwiftUI

struct HelpTopic: Identifiable, Decodable {
    let id: Int
    let title: String
    let answer: String
}

extension HelpTopic {
    static let samples: [HelpTopic] = {
        let json = """
            [{"id": 1, "title": "What is it?", "answer": "A list."},
             {"id": 2, "title": "Does it scroll?", "answer": "It does."}]
            """
        return (try? JSONDecoder().decode([HelpTopic].self, from: Data(json.utf8))) ?? []
    }()
}

struct ExpandableFAQ: View {
    @State private var open: Set<Int> = []
    @State private var selection: Int?
    @State private var showsMore = true

    var body: some View {
        List(selection: $selection) {
            Section {
                ForEach(HelpTopic.samples) { question in
                    DisclosureGroup(isExpanded: isOpen(question.id)) {
                        Text(question.answer)
                    } label: {
                        Text(question.title).font(.headline)
                    }
                }
            } header: {
                HStack {
                    Text("Questions")
                    Spacer()
                    Button(open.isEmpty ? "Open all" : "Close all") {
                        withAnimation {
                            open = open.isEmpty ? Set(HelpTopic.samples.map(\.id)) : []
                        }
                    }
                }
            }
            Section(isExpanded: $showsMore) {
                Text("Nothing more")
            } header: {
                Text("More")
            }
        }
        .listStyle(.sidebar)
    }

    private func isOpen(_ id: Int) -> Binding<Bool> {
        Binding {
            open.contains(id)
        } set: { isOpen in
            if isOpen { open.insert(id) } else { open.remove(id) }
        }
    }
}

#Preview {
    ExpandableFAQ()
}
