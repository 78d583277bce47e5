import Combine
import SwiftUI

struct RecipeDetail: View {
    @ObservedObject var recipe: Recipe
    @Environment(\.managedObjectContext) private var context
    @State private var people = 2
    @State private var showsMethod = true
    @StateObject private var timer = KitchenTimer()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                TagChips(tags: recipe.sortedTags)
                Stepper("people \(people)", value: $people, in: 1...12)
                GroupBox("Ingredients") {
                    VStack(alignment: .leading) {
                        ForEach(recipe.sortedIngredients) { ingredient in
                            Text(recipe.ingredientText(ingredient, for: people))
                                .frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                    .padding(.top, 4)
                }
                DisclosureGroup(isExpanded: $showsMethod) {
                    VStack(alignment: .leading, spacing: 8) {
                        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                            Label(step, systemImage: "\(index + 1).circle")
                        }
                    }
                } label: {
                    Text("Method").font(.headline)
                }
                .disclosureGroupStyle(CourseDisclosureStyle())
                timerButton
            }
            .padding()
        }
        .navigationTitle(recipe.title)
        .toolbar {
            Button {
                withAnimation(.bouncy) { recipe.isFavourite.toggle() }
            } label: {
                Label("Favourite", systemImage: "heart")
                    .symbolVariant(recipe.isFavourite ? .fill : .none)
                    .symbolEffect(.bounce, value: recipe.isFavourite)
            }
        }
        .onAppear { people = Int(recipe.servings) }
        .onDisappear { timer.stop() }
    }

    private var timerButton: some View {
        Button {
            timer.isRunning ? timer.stop() : timer.start(seconds: 5)
        } label: {
            Text(timer.isRunning ? "Ready in \(timer.remaining)" : timer.isDone ? "Ready!" : "Start timer")
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(timer.isDone ? .green : .accentColor)
    }
}

final class KitchenTimer: ObservableObject {
    @Published private(set) var remaining = 0
    @Published private(set) var isDone = false
    private var subscription: AnyCancellable?

    var isRunning: Bool { subscription != nil }

    func start(seconds: Int) {
        remaining = seconds
        isDone = false
        subscription = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common)
            .autoconnect()
            .scan(seconds) { left, _ in left - 1 }
            .prefix { $0 >= 0 }
            .sink { [weak self] left in
                self?.remaining = left
                if left == 0 { self?.finish() }
            }
    }

    func stop() {
        subscription?.cancel()
        subscription = nil
    }

    private func finish() {
        isDone = true
        stop()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}
