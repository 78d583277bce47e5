import SwiftUI

struct HomeView: View {
    @EnvironmentObject private var scores: ScoreBoard
    @Environment(\.theme) private var theme
    @State private var topic: String?
    @State private var count = 3
    @State private var showsScores = false
    @State private var sheet: SheetKind?

    private let bank = Result { try QuestionBank() }

    enum SheetKind: Int, Identifiable {
        case theme, friends

        var id: Int { rawValue }
    }

    var body: some View {
        NavigationView {
            switch bank {
            case .success(let bank):
                menu(bank)
                    .navigationTitle("Trivium")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Friends", systemImage: "person.2") { sheet = .friends }
                            Spacer()
                            Button("Theme", systemImage: "paintpalette") { sheet = .theme }
                        }
                    }
            case .failure(let error):
                Text("There are no questions: \(String(describing: error))")
            }
        }
        .navigationViewStyle(.stack)
        .sheet(item: $sheet) { kind in
            switch kind {
            case .theme: ThemePicker()
            case .friends: FriendsView()
            }
        }
    }

    private func menu(_ bank: QuestionBank) -> some View {
        ScrollView {
            VStack(spacing: 20) {
                WeekRow(played: scores.playedWeekdays)
                VStack {
                    topics(bank.topics)
                        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.gray.opacity(0.2)) }
                }
                Stepper("Questions: \(count)", value: $count, in: 1...5)
                NavigationLink {
                    GameView(questions: bank.round(of: topic, count: count))
                } label: {
                    Text("Play")
                        .font(.title3.bold())
                        .frame(maxWidth: .infinity, minHeight: 54)
                        .foregroundColor(.white)
                        .background(theme.color, in: Capsule())
                }
                if let best = scores.best {
                    Text("Best: \(best)")
                }
                if !scores.scores.isEmpty {
                    DisclosureGroup("Scores", isExpanded: $showsScores) {
                        ForEach(scores.scores) { score in
                            HStack {
                                Text(score.date, style: .time)
                                Spacer()
                                Text("\(score.points)")
                            }
                        }
                    }
                }
            }
            .padding()
        }
    }

    /// The chosen topic, and below it the others.
    @ViewBuilder
    private func topics(_ all: [String]) -> some View {
        ForEach(all.filter { $0 == topic }, id: \.self) { name in
            TopicRow(name: name, isChosen: true) { topic = nil }
        }
        ForEach(all.filter { $0 != topic }, id: \.self) { name in
            TopicRow(name: name, isChosen: false) { topic = name }
        }
    }
}

private struct TopicRow: View {
    let name: String
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        Button {
            withAnimation(.spring()) { choose() }
        } label: {
            HStack {
                Image(systemName: isChosen ? "largecircle.fill.circle" : "circle")
                Text(name)
                Spacer()
            }
            .padding(10)
        }
        .buttonStyle(.plain)
    }
}

private struct WeekRow: View {
    let played: Set<Int>

    private var symbols: [(offset: Int, element: String)] {
        Array(DateFormatter().veryShortWeekdaySymbols.enumerated())
    }

    var body: some View {
        HStack {
            ForEach(symbols, id: \.offset) { day in
                let isPlayed = played.contains(day.offset + 1)
                Text(day.element)
                    .frame(width: 34, height: 34)
                    .background(isPlayed ? Color.accentColor : Color(.systemGray5), in: Circle())
                    .foregroundColor(isPlayed ? .white : .secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Played on \(played.count) days")
    }
}

struct HomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HomeView()
            HomeView().environment(\.dynamicTypeSize, .accessibility2)
        }
        .environmentObject(ScoreBoard())
        .environmentObject(ThemeManager())
    }
}
