import CoreData
import os

final class DataController: ObservableObject {
    let container: NSPersistentContainer
    private let logger = Logger(subsystem: "org.example.cookbook", category: "data")

    static let preview: DataController = {
        let controller = DataController()
        return controller
    }()

    init() {
        container = NSPersistentContainer(name: "Cookbook")
        let description = container.persistentStoreDescriptions.first
        description?.type = NSInMemoryStoreType
        description?.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        container.loadPersistentStores { [logger] _, error in
            if let error {
                logger.fault("The store cannot be loaded: \(error.localizedDescription, privacy: .public)")
            }
        }
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        container.viewContext.automaticallyMergesChangesFromParent = true
        if (try? container.viewContext.count(for: Recipe.fetchRequest())) == 0 {
            SampleRecipes.insert(into: container.viewContext)
            save()
        }
    }

    func save() {
        let context = container.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch let error as NSError {
            logger.error("Not saved: \(error), \(error.userInfo)")
            context.rollback()
        }
    }

    func recipe(withIdentifier identifier: UUID) -> Recipe? {
        let request = Recipe.fetchRequest()
        request.predicate = NSPredicate(format: "identifier == %@", identifier as CVarArg)
        request.fetchLimit = 1
        return try? container.viewContext.fetch(request).first
    }

    /// Copies a recipe in the background, and answers with the identifier of the copy.
    func duplicate(_ recipe: Recipe) async throws -> UUID? {
        let id = recipe.objectID
        return try await container.performBackgroundTask { context in
            guard let original = try context.existingObject(with: id) as? Recipe else { return nil }
            let copy = Recipe(context: context)
            copy.title = original.title + " (copy)"
            copy.course = original.course
            copy.method = original.method
            copy.minutes = original.minutes
            copy.servings = original.servings
            for ingredient in original.sortedIngredients {
                let other = Ingredient(context: context)
                other.name = ingredient.name
                other.amount = ingredient.amount
                other.unit = ingredient.unit
                other.position = ingredient.position
                copy.addToIngredients(other)
            }
            try context.save()
            return copy.identifier
        }
    }

    /// The mean time for each course.
    func meanMinutes() throws -> [(course: String, minutes: Double, count: Int)] {
        let mean = NSExpressionDescription()
        mean.name = "mean"
        mean.expression = NSExpression(
            forFunction: "average:", arguments: [NSExpression(forKeyPath: \Recipe.minutes)])
        mean.expressionResultType = .doubleAttributeType

        let count = NSExpressionDescription()
        count.name = "count"
        count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")])
        count.expressionResultType = .integer64AttributeType

        let request = NSFetchRequest<NSDictionary>(entityName: "Recipe")
        request.resultType = .dictionaryResultType
        request.propertiesToGroupBy = ["course"]
        request.propertiesToFetch = ["course", mean, count]
        request.sortDescriptors = [NSSortDescriptor(key: "course", ascending: true)]
        return try container.viewContext.fetch(request).map { row in
            (
                course: row["course"] as? String ?? "",
                minutes: row["mean"] as? Double ?? 0,
                count: row["count"] as? Int ?? 0
            )
        }
    }
}
