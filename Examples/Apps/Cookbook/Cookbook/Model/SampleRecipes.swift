import CoreData

enum SampleRecipes {
    private struct Draft {
        let title: String
        let course: String
        let minutes: Int32
        let tags: [String]
        let ingredients: [(Double, String?, String)]
        let method: String
    }

    private static let drafts = [
        Draft(
            title: "Potato soup", course: "Starter", minutes: 40, tags: ["Winter", "Vegetarian"],
            ingredients: [(500, "g", "potatoes"), (1, nil, "leek"), (1, "l", "stock")],
            method: """
                Peel the potatoes and cut them into cubes.
                Fry the leek in butter.
                Add potatoes and stock, and cook for 25 minutes.
                """),
        Draft(
            title: "Lentils with spinach", course: "Main", minutes: 35, tags: ["Vegetarian"],
            ingredients: [(200, "g", "lentils"), (300, "g", "spinach"), (2, nil, "carrots")],
            method: "Cook the lentils.\nFry the carrots.\nAdd the spinach last."),
        Draft(
            title: "Trout in paper", course: "Main", minutes: 25, tags: ["Quick"],
            ingredients: [(2, nil, "trout"), (1, nil, "lemon"), (2, "tbsp", "olive oil")],
            method: "Wrap each trout with slices of lemon.\nBake for 18 minutes."),
        Draft(
            title: "Plum tart", course: "Dessert", minutes: 75, tags: ["Autumn", "Vegetarian"],
            ingredients: [(250, "g", "flour"), (125, "g", "butter"), (800, "g", "plums")],
            method: "Knead flour and butter.\nRest the dough.\nLay out the plums.\nBake for 40 minutes."),
    ]

    static func insert(into context: NSManagedObjectContext) {
        var tags: [String: Tag] = [:]
        for draft in drafts {
            let recipe = Recipe(context: context)
            recipe.title = draft.title
            recipe.course = draft.course
            recipe.minutes = draft.minutes
            recipe.method = draft.method
            for (position, (amount, unit, name)) in draft.ingredients.enumerated() {
                let ingredient = Ingredient(context: context)
                ingredient.name = name
                ingredient.amount = amount
                ingredient.unit = unit
                ingredient.position = Int16(position)
                ingredient.recipe = recipe
            }
            for name in draft.tags {
                let tag = tags[name] ?? Tag(context: context)
                tag.name = name
                tag.hue = Double(tags.count) / 5
                tags[name] = tag
                recipe.mutableSetValue(forKey: "tags").add(tag)
            }
        }
    }
}
