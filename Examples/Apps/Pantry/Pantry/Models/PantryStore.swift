import Foundation

/// Everything in the pantry.
final class PantryStore: ObservableObject {
    @Published private(set) var foods: [Food]
    @Published var showsStaleOnly = false
    @Published private(set) var history: [String] = []

    init(foods: [Food]) {
        self.foods = foods
    }

    /// The foods that come with the app.
    static func bundledFoods() -> [Food] {
        guard
            let url = Bundle.main.url(forResource: "foods", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let foods = try? JSONDecoder().decode([Food].self, from: data)
        else {
            return []
        }
        return foods
    }

    var shelves: [Food.Shelf] {
        Food.Shelf.allCases.filter { shelf in visible.contains { $0.shelf == shelf } }
    }

    var missing: [Food] {
        foods.filter(\.isMissing)
    }

    private var visible: [Food] {
        showsStaleOnly ? foods.filter(\.isStale) : foods
    }

    func foods(on shelf: Food.Shelf) -> [Food] {
        visible.filter { $0.shelf == shelf }.sorted { $0.name < $1.name }
    }

    func food(named name: String) -> Food? {
        foods.first { $0.name == name }
    }

    func take(_ name: String) {
        change(name) { food in
            food.count = max(0, food.count - 1)
        }
    }

    func restock(_ name: String) {
        change(name) { food in
            food.count += 1
            food.daysLeft = max(food.daysLeft, 30)
        }
    }

    func add(_ food: Food) {
        guard self.food(named: food.name) == nil else { return restock(food.name) }
        foods.append(food)
        history.append("added \(food.name)")
    }

    func remove(_ name: String) {
        foods.removeAll { $0.name == name }
        history.append("removed \(name)")
    }

    private func change(_ name: String, _ edit: (inout Food) -> Void) {
        guard let index = foods.firstIndex(where: { $0.name == name }) else { return }
        edit(&foods[index])
        history.append("\(name): \(foods[index].note)")
    }
}
