import SwiftUI

struct PatternGallery: View {
    @EnvironmentObject private var settings: Settings
    @Environment(SessionHistory.self) private var history
    @State private var chosen: Pattern?
    @State private var showsSettings = false
    @State private var page = 0
    @Namespace private var zoom

    private var patterns: [Pattern] {
        Pattern.all.sorted { first, _ in settings.favourites.contains(first.id) }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    StreakRow(history: history)
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 16) {
                            ForEach(patterns) { pattern in
                                PatternCard(pattern: pattern)
                                    .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
                                    .scrollTransition(.interactive) { content, phase in
                                        content
                                            .scaleEffect(phase.isIdentity ? 1 : 0.92)
                                            .opacity(phase.isIdentity ? 1 : 0.6)
                                    }
                                    .onTapGesture { chosen = pattern }
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                    .scrollIndicators(.hidden)
                    .safeAreaPadding(.horizontal)
                    PhaseWheel(pattern: Pattern.all[page])
                        .frame(height: 220)
                        .padding(.horizontal)
                    Picker("Pattern", selection: $page.animation(.spring)) {
                        ForEach(Pattern.all.indices, id: \.self) { index in
                            Text(Pattern.all[index].name).tag(index)
                        }
                    }
                    .pickerStyle(.segmented)
                    .padding(.horizontal)
                }
                .padding(.vertical)
            }
            .navigationTitle("Lull")
            .toolbar {
                Button("Settings", systemImage: "slider.horizontal.3") { showsSettings = true }
            }
            .sheet(isPresented: $showsSettings) { SettingsSheet() }
            .fullScreenCover(item: $chosen) { pattern in
                SessionView(engine: SessionEngine(pattern: pattern, rounds: settings.rounds, countdown: settings.countdown))
            }
        }
    }
}

private struct PatternCard: View {
    let pattern: Pattern
    @EnvironmentObject private var settings: Settings

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(pattern.name)
                    .font(.title3.weight(.semibold))
                Spacer()
                Button {
                    withAnimation { settings.toggleFavourite(pattern) }
                } label: {
                    Image(systemName: settings.favourites.contains(pattern.id) ? "star.fill" : "star")
                }
                .accessibilityLabel("Favour \(pattern.name)")
            }
            Spacer()
            Text(pattern.steps.map { "\($0.seconds)" }.joined(separator: " – "))
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
            Text(Duration.seconds(pattern.roundLength * settings.rounds), format: .time(pattern: .minuteSecond))
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(height: 180)
        .background {
            LinearGradient(colors: pattern.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .clipShape(.rect(cornerRadii: .init(topLeading: 28, bottomLeading: 28, bottomTrailing: 28, topTrailing: 8)))
        }
    }
}

private struct StreakRow: View {
    let history: SessionHistory

    var body: some View {
        HStack {
            Label("\(history.sessions.count) sessions", systemImage: "wind")
            Spacer()
            Text(history.total, format: .units(allowed: [.minutes, .seconds], width: .narrow))
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
    }
}
