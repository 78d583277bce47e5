// Models as an app would have them: values, a default, an order, relationships in both directions, a property that is not
// kept.

// What the code of a model needs comes with this import.
import SwiftData

@Model final class Plant {
  @Attribute(.unique) var name: String
  var height: Double
  var isWatered = false
  var boughtOn: Date?
  @Relationship(deleteRule: .cascade, inverse: \Leaf.plant) var leaves: [Leaf] = []
  var bed: Bed?
  @Transient var visits = 0

  var label: String { "\(name) \(Int(height))" }

  init(_ name: String, height: Double = 10) {
    self.name = name
    self.height = height
  }
}

@Model class Leaf {
  var number: Int
  var plant: Plant?

  init(number: Int) { self.number = number }
}

@Model
final class Bed {
  var title = "Bed" {
    didSet { renamed += 1 }
  }
  var plants: [Plant] = []
  @Transient var renamed = 0
  private(set) var colour: Colour = .green

  enum Colour: String, Codable { case green, red }

  init(title: String) { self.title = title }
  func paint(_ colour: Colour) { self.colour = colour }
}

enum Later {
  @Model class Note {
    var id: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    var text: String? = nil
    init() {}
  }
}

/// A model whose name a generic of the macro might have.
@Model final class Member {
  var name: String

  init(_ name: String) { self.name = name }
}
