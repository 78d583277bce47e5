import CoreData
import SwiftUI

struct RecipeEditor: View {
    @ObservedObject var recipe: Recipe
    @Environment(\.managedObjectContext) private var context
    @Environment(\.dismiss) private var dismiss
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Tag.name, ascending: true)])
    private var tags: FetchedResults<Tag>
    @State private var newIngredient = ""

    private let courses = ["Starter", "Main", "Dessert"]

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $recipe.title)
                Picker("Course", selection: $recipe.course) {
                    ForEach(courses, id: \.self) { Text(LocalizedStringKey($0)) }
                }
                .pickerStyle(.segmented)
                Section("Ingredients") {
                    ForEach(recipe.sortedIngredients) { ingredient in
                        IngredientField(ingredient: ingredient)
                    }
                    TextField("Add an ingredient", text: $newIngredient)
                        .onSubmit(addIngredient)
                }
                Section("Tags") {
                    ForEach(tags) { tag in
                        Toggle(tag.name ?? "", isOn: binding(for: tag))
                    }
                }
                Section("Method") {
                    TextEditor(text: Binding($recipe.method, replacingNilWith: ""))
                        .frame(minHeight: 80)
                }
            }
            .navigationTitle("Recipe")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        context.rollback()
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { dismiss() }
                        .disabled(recipe.title.isEmpty)
                }
            }
        }
    }

    private func addIngredient() {
        guard !newIngredient.isEmpty else { return }
        let ingredient = Ingredient(context: context)
        ingredient.name = newIngredient
        ingredient.position = Int16(recipe.sortedIngredients.count)
        recipe.addToIngredients(ingredient)
        newIngredient = ""
    }

    private func binding(for tag: Tag) -> Binding<Bool> {
        Binding {
            recipe.tags?.contains(tag) ?? false
        } set: { isOn in
            if isOn {
                recipe.tags?.insert(tag)
            } else {
                recipe.tags?.remove(tag)
            }
        }
    }
}

private struct IngredientField: View {
    @ObservedObject var ingredient: Ingredient

    var body: some View {
        HStack {
            TextField("Amount", value: $ingredient.amount, format: .number)
                .frame(width: 60)
            Text(ingredient.unit ?? "")
                .foregroundStyle(.secondary)
            Text(ingredient.name ?? "")
        }
    }
}

extension Binding {
    init(_ source: Binding<Value?>, replacingNilWith value: Value) {
        self.init(
            get: { source.wrappedValue ?? value },
            set: { source.wrappedValue = $0 })
    }
}
