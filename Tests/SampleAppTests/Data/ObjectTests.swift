// Core Data's objects in memory: what contexts keep, what requests give, and what stands opposite in a relationship. The classes
// are written as the build writes them from a model file.

import Expectations
import CoreData
import Foundation
import SimDevice
import SwiftUI
import Testing

class Bookcase: NSManagedObject, Identifiable, _ManagedProperties {
  class var _managedProperties: [_ManagedProperty] {
    [
      _ManagedProperty(attribute: "name"),
      _ManagedProperty(
        relationship: "books", inverse: "shelf", isToMany: true, deletesTargets: true),
    ]
  }
  var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { value(forKey: "books") as? NSSet }
    set { setValue(newValue, forKey: "books") }
  }
  var titles: [String] {
    (books?.allObjects as? [Volume] ?? []).map { $0.title ?? "" }.sorted()
  }
}

class Volume: NSManagedObject, Identifiable, _ManagedProperties {
  class var _managedProperties: [_ManagedProperty] {
    [
      _ManagedProperty(attribute: "title"), _ManagedProperty(attribute: "pages", defaultValue: 10),
      _ManagedProperty(relationship: "shelf", inverse: "books", isToMany: false),
    ]
  }
  class func fetchRequest() -> NSFetchRequest<Volume> {
    NSFetchRequest<Volume>(entityName: "Volume")
  }
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int {
    get { value(forKey: "pages") as? Int ?? 0 }
    set { setValue(newValue, forKey: "pages") }
  }
  var sheets: Int { pages / 2 }
  var shelf: Bookcase? {
    get { value(forKey: "shelf") as? Bookcase }
    set { setValue(newValue, forKey: "shelf") }
  }
}

private struct Volumes: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.pages)]) private var volumes:
    FetchedResults<Volume>

  var body: some View {
    let _ = print("body \(volumes.map { $0.title ?? "" })")
    Text("\(volumes.count)")
  }
}

private struct Sections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Volume.pages, sortDescriptors: [SortDescriptor(\.pages, order: .reverse)])
  private var sections: SectionedFetchResults<Int, Volume>

  var body: some View {
    ForEach(sections) { section in
      Text("\(section.id): \(section.map { $0.title ?? "" }.joined(separator: " "))")
    }
    Button("by title") { sections.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
    Button("by sheets") { sections.sectionIdentifier = \.sheets }
    Button("short") { $sections.wrappedValue.nsPredicate = NSPredicate(format: "pages < 300") }
  }
}

@MainActor @Suite struct ObjectTests {
  private let container = NSPersistentContainer(name: "Library")
  private var context: NSManagedObjectContext { container.viewContext }

  @discardableResult private func volume(_ title: String, _ pages: Int? = nil) -> Volume {
    let volume = Volume(context: context)
    volume.title = title
    if let pages { volume.pages = pages }
    return volume
  }

  private func titles(_ format: String, _ arguments: Any?...) throws -> [String] {
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    return try context.fetch(request).compactMap(\.title)
  }

  @Test func `a request is executed by the context whose block is running`() throws {
    volume("Emma")
    let other = NSPersistentContainer(name: "Library").viewContext
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    try context.performAndWait {
      try expect(request.execute().map(\.title), is: ["Emma"])
      try other.performAndWait { try expect(request.execute().count, is: 0) }
      try expect(request.execute().count, is: 1)
    }
  }

  @Test func `a request gives what a predicate holds for, in its order, from an offset on`() throws
  {
    for (title, pages) in [("Emma", 300), ("Émile", 200), ("Ulysses", 700)] { volume(title, pages) }
    try expect(titles("TRUEPREDICATE"), is: ["Emma", "Émile", "Ulysses"])
    try expect(titles("title BEGINSWITH[cd] %@", "em"), is: ["Emma", "Émile"])
    try expect(titles("pages > %d AND NOT title == 'Ulysses'", 200), is: ["Emma"])
    try expect(titles("pages BETWEEN {200, 300} OR title ENDSWITH \"es\"").count, is: 3)
    try expect(titles("%K IN %@", "title", ["Emma", "Ulysses"]), is: ["Emma", "Ulysses"])
    try expect(titles("title LIKE 'E*' && pages >= 300"), is: ["Emma"])
    try expect(titles("shelf == nil && title CONTAINS 'lys'"), is: ["Ulysses"])
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Volume.pages, ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    try expect(context.fetch(request).map(\.title), is: ["Emma"])
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    try expect(context.count(for: request), is: 1)
  }

  @Test func `what is set on one side of a relationship stands on the other`() throws {
    let (low, high) = (Bookcase(context: context), Bookcase(context: context))
    (low.name, high.name) = ("low", "high")
    let (emma, ulysses) = (volume("Emma"), volume("Ulysses"))
    emma.shelf = low
    ulysses.shelf = low
    expect(low.titles, is: ["Emma", "Ulysses"])
    emma.shelf = high
    #expect(low.titles == ["Ulysses"] && high.titles == ["Emma"])
    high._insert(ulysses, into: "books")
    #expect(ulysses.shelf === high && low.titles == [])
    try expect(titles("shelf.name == %@", "high"), is: ["Emma", "Ulysses"])
    try expect(titles("ANY shelf.books.title == 'Emma'").count, is: 2)
    context.delete(high)
    try expect(titles("TRUEPREDICATE"), is: [])
  }

  @Test func `a rollback brings the values and the objects of the last save back`() throws {
    let emma = volume("Emma", 300)
    #expect(emma.isInserted && context.hasChanges)
    try context.save()
    #expect(!context.hasChanges && !emma.hasChanges)
    emma.pages = 1
    let ulysses = volume("Ulysses")
    expect(ulysses.pages, is: 10)
    context.delete(emma)
    try expect(titles("TRUEPREDICATE"), is: ["Ulysses"])
    context.rollback()
    try expect(titles("TRUEPREDICATE"), is: ["Emma"])
    #expect(emma.pages == 300 && !context.hasChanges && ulysses.isDeleted)
  }

  @Test func `a view with a request runs once for all that changes in a turn`() throws {
    volume("Emma", 300)
    let (container, context) = (container, context)
    let device = SimulatedDevice()
    device.launch { Volumes().environment(\.managedObjectContext, container.viewContext) }
    device.settle()
    expect(device.console, is: ["body [\"Emma\"]"])
    device.post {
      for pages in [20, 10] { Volume(context: context).pages = pages }
      _ = Bookcase(context: context)
    }
    device.settle()
    expect(device.console.dropFirst(), is: ["body [\"\", \"\", \"Emma\"]"])
    device.post { _ = Bookcase(context: context) }
    device.settle()
    #expect(device.console.count == 2 && device.screenText == ["3"])
  }

  @Test func `a request in sections gives them in the order of their objects`() {
    for (title, pages) in [("Emma", 300), ("Émile", 200), ("Kim", 300)] { volume(title, pages) }
    let container = container
    let device = SimulatedDevice()
    device.launch { Sections().environment(\.managedObjectContext, container.viewContext) }
    device.settle()
    expect(device.screenText.prefix(2), is: ["300: Emma Kim", "200: Émile"])
  }

  @Test func `the order, the sections and the predicate of a request can be set`() throws {
    for (title, pages) in [("Ann", 300), ("Bob", 200), ("Kim", 300)] { volume(title, pages) }
    let container = container
    let device = launched {
      Sections().environment(\.managedObjectContext, container.viewContext)
    }
    func sections(after label: String) throws -> [String] {
      try device.tap(label)
      device.settle()
      return device.screenText.dropLast(3)
    }
    try expect(sections(after: "by title"), is: ["300: Kim Ann", "200: Bob"])
    try expect(sections(after: "by sheets"), is: ["150: Kim Ann", "100: Bob"])
    try expect(sections(after: "short"), is: ["100: Bob"])
  }
}
