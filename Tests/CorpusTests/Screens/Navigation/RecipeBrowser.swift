import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    let title: String
    let minutes: Int
    let steps: [String]
}

struct Chef: Hashable { let name: String }

@Observable
final class Router {
    var path = NavigationPath()
    func popToRoot() { path.removeLast(path.count) }
}

struct RecipeBrowser: View {
    @State private var router = Router()
    let recipes = [
        Recipe(id: 1, title: "Soup", minutes: 30, steps: ["Chop", "Boil"]),
        Recipe(id: 2, title: "Salad", minutes: 10, steps: ["Wash", "Mix"]),
    ]

    var body: some View {
        NavigationStack(path: $router.path) {
            List(recipes) { recipe in
                NavigationLink(value: recipe) {
                    HStack {
                        Text(recipe.title)
                        Spacer()
                        Text(
                            Duration.seconds(recipe.minutes * 60),
                            format: .units(allowed: [.minutes], width: .abbreviated)
                        )
                        .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe)
            }
            .navigationDestination(for: Chef.self) { chef in
                VStack {
                    Text("By \(chef.name)")
                    Button("Home") { router.popToRoot() }
                }
                .navigationTitle(chef.name)
            }
        }
        .environment(router)
    }
}

private struct RecipeDetail: View {
    let recipe: Recipe
    @Environment(Router.self) private var router
    @State private var done: Set<String> = []

    var body: some View {
        List {
            Section("Steps") {
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    Button {
                        done.formSymmetricDifference([step])
                    } label: {
                        Label(
                            "\(index + 1). \(step)", systemImage: done.contains(step) ? "checkmark" : "circle")
                    }
                }
            }
            Button("Chef") { router.path.append(Chef(name: "Julia")) }
        }
        .navigationTitle(recipe.title)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Text("\(done.count)/\(recipe.steps.count)")
            }
        }
    }
}

#Preview("RecipeBrowser") { RecipeBrowser() }
