import SwiftUI

enum Mailbox: String, CaseIterable, Identifiable {
    case inbox = "Inbox"
    case sent = "Sent"
    case trash = "Trash"
    var id: Self { self }
    var icon: String {
        switch self {
        case .inbox: return "tray"
        case .sent: return "paperplane"
        case .trash: return "trash"
        }
    }
}

struct Mail: Identifiable, Equatable {
    let id: Int
    let sender: String
    let subject: String
    var box: Mailbox
    var isUnread: Bool
}

@MainActor
final class MailModel: ObservableObject {
    @Published private(set) var mails: [Mail]
    @Published var box = Mailbox.inbox

    init() {
        mails = (1...6).map {
            Mail(
                id: $0, sender: "Sender \($0)", subject: "Subject \($0)", box: $0 % 3 == 0 ? .sent : .inbox,
                isUnread: $0.isMultiple(of: 2))
        }
    }

    var shown: [Mail] { mails.filter { $0.box == box } }

    func move(_ mail: Mail, to box: Mailbox) {
        guard let index = mails.firstIndex(where: { $0.id == mail.id }) else { return }
        withAnimation(.easeInOut) { mails[index].box = box }
    }
}

struct InboxView: View {
    @ObservedObject var model: MailModel

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Picker("Mailbox", selection: $model.box) {
                    ForEach(Mailbox.allCases) { box in
                        Label(box.rawValue, systemImage: box.icon).tag(box)
                    }
                }
                .pickerStyle(.segmented)
                .padding()

                List {
                    ForEach(model.shown) { mail in
                        row(for: mail)
                            .listRowSeparator(.hidden)
                            .listRowBackground(mail.isUnread ? Color.blue.opacity(0.1) : nil)
                            .swipeActions {
                                Button(role: .destructive) {
                                    model.move(mail, to: .trash)
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                            }
                            .contextMenu {
                                Button("Archive") { model.move(mail, to: .sent) }
                                Divider()
                                Button("Delete", role: .destructive) { model.move(mail, to: .trash) }
                            }
                    }
                }
                .listStyle(.inset)
                .animation(.default, value: model.shown)
            }
            .navigationTitle(model.box.rawValue)
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    @ViewBuilder
    private func row(for mail: Mail) -> some View {
        HStack(alignment: .firstTextBaseline) {
            if mail.isUnread {
                Circle().fill(Color.accentColor).frame(width: 8, height: 8)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(mail.sender).fontWeight(mail.isUnread ? .bold : .regular)
                Text(mail.subject).lineLimit(1).truncationMode(.tail)
            }
            Spacer(minLength: 0)
            Text("now").font(.system(.caption, design: .monospaced)).foregroundStyle(.tertiary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint(Text("Opens the mail"))
    }
}

#Preview("InboxView") {
    InboxView(model: MailModel())
}
