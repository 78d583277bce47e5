// Classes of Core Data that an app declares itself, as `simui-sources` and `simui-assets` complete them, and dictionaries as
// results of a request.

import CoreData
import Expectations
import Foundation
import SwiftUI
import Testing

class Herb: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Herb> { NSFetchRequest<Herb>(entityName: "Herb") }
  var name: String {
    get { _managed("name") }
    set { _setManaged(newValue, "name") }
  }
  var note: String? {
    get { _managed("note") }
    set { _setManaged(newValue, "note") }
  }
  var height: Double {
    get { _managed("height") }
    set { _setManaged(newValue, "height") }
  }
  var waterings: Int16 {
    get { _managed("waterings") }
    set { _setManaged(newValue, "waterings") }
  }
  var planted: Date {
    get { _managed("planted") }
    set { _setManaged(newValue, "planted") }
  }
  var bed: Border? {
    get { _managed("bed") }
    set { _setManaged(newValue, "bed") }
  }
  var primitiveName: String? {
    get { _managed("primitiveName") }
    set { _setManaged(newValue, "primitiveName") }
  }
}

class Shrub: Herb {
  var rings: Int {
    get { _managed("rings") }
    set { _setManaged(newValue, "rings") }
  }
}

class Border: NSManagedObject, _ManagedProperties {
  static var _managedProperties: [_ManagedProperty] {
    [
      _ManagedProperty(relationship: "plants", inverse: "bed", isToMany: true),
      _ManagedProperty(relationship: "steps", inverse: nil, isToMany: true, isOrdered: true),
    ]
  }
  var plants: Set<Herb> {
    get { _managed("plants") }
    set { _setManaged(newValue, "plants") }
  }
  var steps: NSOrderedSet? {
    get { _managed("steps") }
    set { _setManaged(newValue, "steps") }
  }
  func addToPlants(_ value: Herb) { _changeManaged("addToPlants", value) }
  func addToPlants(_ values: NSSet) { _changeManaged("addToPlants", values) }
  func removeFromPlants(_ value: Herb) { _changeManaged("removeFromPlants", value) }
  func addStepsObject(_ value: Herb) { _changeManaged("addStepsObject", value) }
  func insertIntoSteps(_ value: Herb, at index: Int) {
    _changeManaged("insertIntoSteps", value, index)
  }
  func replaceSteps(at index: Int, with value: Herb) {
    _changeManaged("replaceSteps", index, value)
  }
  func removeFromSteps(at index: Int) { _changeManaged("removeFromSteps", index) }
}

extension Herb: _ManagedProperties {
  static var _managedProperties: [_ManagedProperty] {
    let own = [
      _ManagedProperty(attribute: "name"), _ManagedProperty(attribute: "note"),
      _ManagedProperty(attribute: "height"), _ManagedProperty(attribute: "planted"),
      _ManagedProperty(attribute: "waterings", defaultValue: Int16(2)),
      _ManagedProperty(relationship: "bed", inverse: "plants", isToMany: false),
    ]
    switch String(describing: self) {
    case "Shrub": return own + [_ManagedProperty(attribute: "rings", defaultValue: 7)]
    default: return own
    }
  }
}

@MainActor @Suite struct ManagedClassTests {
  private let container = NSPersistentContainer(name: "Garden")
  private var context: NSManagedObjectContext { container.viewContext }

  @discardableResult
  private func herb(_ name: String, _ height: Double = 0, note: String? = nil) -> Herb {
    let herb = Herb(context: context)
    herb.name = name
    herb.height = height
    herb.note = note
    return herb
  }

  @Test func `properties have the types that the class declares, and are zero or empty at first`() {
    let herb = Herb(context: context)
    expect(herb.name, is: "")
    expect(herb.note, is: nil)
    expect(herb.height, is: 0)
    expect(herb.waterings, is: 2)
    expect(Border(context: context).plants, is: [])
    herb.name = "Fern"
    herb.planted = Date(timeIntervalSinceReferenceDate: 5)
    expect(herb.name, is: "Fern")
    expect(herb.value(forKey: "name") as? String, is: "Fern")
    expect(herb.planted.timeIntervalSinceReferenceDate, is: 5)
    herb.note = "wet"
    herb.note = nil
    expect(herb.value(forKey: "note") == nil, is: true)
  }

  @Test func `a class below has the properties of the one above it`() {
    let tree = Shrub(context: context)
    expect(tree.rings, is: 7)
    expect(tree.waterings, is: 2)
  }

  @Test func `a primitive property changes the value without notifying observers`() {
    let herb = herb("Fern")
    var count = 0
    let sink = herb.objectWillChange.sink { count += 1 }
    herb.primitiveName = "Moss"
    expect(herb.name, is: "Moss")
    expect(count, is: 0)
    herb.name = "Reed"
    expect(herb.primitiveName, is: "Reed")
    expect(count, is: 1)
    sink.cancel()
  }

  @Test func `declared methods of a relationship change both of its sides`() {
    let bed = Border(context: context)
    let (fern, moss, reed) = (herb("Fern"), herb("Moss"), herb("Reed"))
    bed.addToPlants(fern)
    bed.addToPlants(NSSet(array: [moss, reed]))
    expect(bed.plants.map(\.name).sorted(), is: ["Fern", "Moss", "Reed"])
    expect(moss.bed === bed, is: true)
    bed.removeFromPlants(moss)
    expect(moss.bed == nil, is: true)
    bed.plants = [reed]
    expect(fern.bed == nil, is: true)
    expect(reed.bed === bed, is: true)
    reed.bed = nil
    expect(bed.plants, is: [])
  }

  @Test func `an ordered relationship keeps the places that its methods give`() {
    let bed = Border(context: context)
    let names: () -> [String] = { (bed.steps?.array as? [Herb] ?? []).map(\.name) }
    bed.addStepsObject(herb("a"))
    bed.insertIntoSteps(herb("b"), at: 0)
    bed.insertIntoSteps(herb("c"), at: 1)
    expect(names(), is: ["b", "c", "a"])
    bed.replaceSteps(at: 1, with: herb("d"))
    expect(names(), is: ["b", "d", "a"])
    bed.removeFromSteps(at: 0)
    expect(names(), is: ["d", "a"])
  }

  @Test func `a mutable set of a relationship changes both sides`() {
    let bed = Border(context: context)
    let (fern, reed) = (herb("fern"), herb("reed"))
    let plants = bed.mutableSetValue(forKey: "plants")
    plants.add(fern)
    #expect(bed.plants == [fern] && fern.bed === bed)
    #expect(plants.count == 1 && plants.contains(fern) && !plants.contains(reed))
    plants.remove(fern)
    #expect(bed.plants.isEmpty && fern.bed == nil)
    bed.setValue([reed] as Set<NSManagedObject>, forKey: "plants")
    #expect(bed.plants == [reed] && reed.bed === bed)
  }

  @Test func `a class has the request of its own, and not the one without a type`() throws {
    herb("fern")
    #expect(try context.count(for: Herb.fetchRequest()) == 1)
    #expect(try context.fetch(Herb.fetchRequest()).map(\.name) == ["fern"])
  }

  @Test func `a sort descriptor with a selector compares texts as its method does`() throws {
    for name in ["bed 10", "Bed 9", "ash"] { herb(name) }
    func names(_ selector: Selector) throws -> [String] {
      let request = Herb.fetchRequest()
      request.sortDescriptors = [
        NSSortDescriptor(key: "name", ascending: true, selector: selector)
      ]
      return try context.fetch(request).map(\.name)
    }
    try expect(names("localizedStandardCompare(_:)"), is: ["ash", "Bed 9", "bed 10"])
    try expect(names("caseInsensitiveCompare:"), is: ["ash", "bed 10", "Bed 9"])
    try expect(names("compare:"), is: ["Bed 9", "ash", "bed 10"])
  }

  private typealias NSExpression = _FetchExpression

  @Test func `an expression of a key path has the values of the property`() throws {
    let request = request()
    let mean = NSExpressionDescription()
    mean.name = "mean"
    mean.expression = NSExpression(
      forFunction: "average:", arguments: [NSExpression(forKeyPath: \Herb.height)])
    request.propertiesToFetch = ["note", mean]
    request.propertiesToGroupBy = ["note"]
    request.sortDescriptors = [NSSortDescriptor(key: "note", ascending: true)]
    expect(try context.fetch(request).map { $0["mean"] as? Double }, is: [9, 2.5])
  }

  private func description(_ name: String, _ function: String, _ key: String)
    -> NSExpressionDescription
  {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = NSExpression(
      forFunction: function, arguments: [NSExpression(forKeyPath: key)])
    description.expressionResultType = .doubleAttributeType
    return description
  }

  private func request() -> NSFetchRequest<NSDictionary> {
    for (name, height, note) in [("Fern", 4.0, "wet"), ("Moss", 1, "wet"), ("Palm", 9, "dry")] {
      herb(name, height, note: note)
    }
    let request = NSFetchRequest<NSDictionary>(entityName: "Herb")
    request.resultType = .dictionaryResultType
    return request
  }

  @Test func `dictionaries have the properties that the request names, in its order`() throws {
    let request = request()
    request.propertiesToFetch = ["name", "height"]
    request.sortDescriptors = [NSSortDescriptor(key: "height", ascending: false)]
    request.fetchLimit = 2
    let found = try context.fetch(request)
    expect(found.map { $0["name"] as? String }, is: ["Palm", "Fern"])
    expect(found.map { $0["height"] as? Double }, is: [9, 4])
    expect(found[0].count, is: 2)
  }

  @Test func `expressions without a property are of all objects that are found`() throws {
    let request = request()
    request.predicate = NSPredicate(format: "note == 'wet'")
    request.propertiesToFetch = [
      description("total", "sum:", "height"), description("most", "max:", "height"),
      description("number", "count:", "name"), description("mean", "average:", "height"),
    ]
    let found = try #require(context.fetch(request) as? [[String: Any]])
    expect(found.count, is: 1)
    expect(found[0]["total"] as? Double, is: 5)
    expect(found[0]["most"] as? Double, is: 4)
    expect(found[0]["number"] as? Int, is: 2)
    expect(found[0]["mean"] as? Double, is: 2.5)
  }

  @Test func `groups are results if the condition holds for their dictionaries`() throws {
    let request = request()
    request.propertiesToFetch = ["note", description("total", "sum:", "height")]
    request.propertiesToGroupBy = ["note"]
    expect(
      try context.fetch(request).map { "\($0["note"] ?? "") \($0["total"] as? Double ?? 0)" },
      is: ["wet 5.0", "dry 9.0"])
    request.havingPredicate = NSPredicate(format: "total > 6")
    expect(try context.fetch(request).map { $0["note"] as? String }, is: ["dry"])
  }

  @Test func `equal dictionaries are one result where the request says so`() throws {
    let request = request()
    request.propertiesToFetch = ["note"]
    expect(try context.fetch(request).count, is: 3)
    request.returnsDistinctResults = true
    expect(try context.fetch(request).map { $0["note"] as? String }, is: ["wet", "dry"])
  }

  @Test func `a request gives identifiers or a number instead of objects`() throws {
    let objects = ["Fern", "Moss"].map { herb($0) }
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Herb")
    identifiers.resultType = .managedObjectIDResultType
    expect(try context.fetch(identifiers) == objects.map(\.objectID), is: true)
    let number = NSFetchRequest<NSNumber>(entityName: "Herb")
    number.resultType = .countResultType
    expect(try context.fetch(number).map(\.intValue), is: [2])
  }
}
