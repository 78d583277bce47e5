import CoreData
import Foundation

@objc(Recipe)
public class Recipe: NSManagedObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Recipe> {
        NSFetchRequest<Recipe>(entityName: "Recipe")
    }

    @NSManaged public var course: String
    @NSManaged public var createdAt: Date
    @NSManaged public var identifier: UUID?
    @NSManaged public var isFavourite: Bool
    @NSManaged public var method: String?
    @NSManaged public var minutes: Int32
    @NSManaged public var servings: Int16
    @NSManaged public var title: String
    @NSManaged public var ingredients: NSSet?
    @NSManaged public var tags: Set<Tag>?

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        identifier = UUID()
        createdAt = Date()
    }
}

// MARK: - Generated accessors

extension Recipe {
    @objc(addIngredientsObject:)
    @NSManaged public func addToIngredients(_ value: Ingredient)

    @objc(removeIngredientsObject:)
    @NSManaged public func removeFromIngredients(_ value: Ingredient)
}

extension Recipe: Identifiable {}

extension Recipe {
    var sortedIngredients: [Ingredient] {
        let set = ingredients as? Set<Ingredient> ?? []
        return set.sorted { $0.position < $1.position }
    }

    var sortedTags: [Tag] {
        (tags ?? []).sorted { ($0.name ?? "") < ($1.name ?? "") }
    }

    var steps: [String] {
        (method ?? "")
            .components(separatedBy: .newlines)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    var duration: String {
        Duration.seconds(Int(minutes) * 60)
            .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
    }

    func ingredientText(_ ingredient: Ingredient, for people: Int) -> String {
        let amount = ingredient.amount * Double(people) / Double(max(servings, 1))
        let number = amount.formatted(.number.precision(.fractionLength(0...1)))
        return [number, ingredient.unit, ingredient.name].compactMap { $0 }.joined(separator: " ")
    }
}
