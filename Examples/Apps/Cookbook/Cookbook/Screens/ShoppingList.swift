import CoreData
import SwiftUI

struct ShoppingList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest private var ingredients: FetchedResults<Ingredient>
    @State private var hidesBought = false

    init() {
        let request: NSFetchRequest<Ingredient> = Ingredient.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Ingredient.isBought, ascending: true),
            NSSortDescriptor(key: "name", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:))),
        ]
        request.fetchBatchSize = 20
        _ingredients = FetchRequest(fetchRequest: request, animation: .easeInOut)
    }

    var body: some View {
        NavigationStack {
            List(ingredients) { ingredient in
                ShoppingRow(ingredient: ingredient)
            }
            .navigationTitle("Shopping")
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Text("bought \(ingredients.filter(\.isBought).count)")
                }
                ToolbarItem(placement: .primaryAction) {
                    Toggle("Hide bought", isOn: $hidesBought)
                }
            }
            .onChange(of: hidesBought) {
                ingredients.nsPredicate = hidesBought ? NSPredicate(format: "isBought == NO") : nil
            }
        }
    }
}

private struct ShoppingRow: View {
    @ObservedObject var ingredient: Ingredient

    var body: some View {
        Toggle(isOn: $ingredient.isBought.animation()) {
            VStack(alignment: .leading) {
                Text(ingredient.name ?? "")
                Text(ingredient.recipe?.title ?? "")
                    .font(.caption)
            }
        }
        .toggleStyle(.checkbox)
    }
}
