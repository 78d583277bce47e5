// `@SectionedFetchRequest`: fetched objects in sections by the value of a property.

public import Foundation
public import SimViews

@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject> {
  private let origin: FetchOrigin<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  @StateObject private var fetched = FetchedObjects<Result>()
  @Environment(\.managedObjectContext) private var context

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetched, section)
  }

  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  public var projectedValue: Binding<Configuration> {
    let (fetched, section) = (fetched, section)
    return Binding {
      Configuration(
        sectionIdentifier: fetched.division(from: section),
        nsSortDescriptors: fetched.request?.sortDescriptors ?? [],
        nsPredicate: fetched.request?.predicate)
    } set: { new in
      if new.sectionIdentifier != fetched.division(from: section) {
        fetched.divide(new.sectionIdentifier)
      }
      fetched.want(new.nsSortDescriptors, new.nsPredicate)
    }
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    origin = FetchOrigin(fetchRequest, animation)
    section = sectionIdentifier
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = Result.entity()
    request.predicate = predicate
    request.order = FetchRequest<Result>.order(sortDescriptors)
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  @_disfavoredOverload
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.predicate = predicate
    request.sortDescriptors = sortDescriptors
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }
}

// The conformance is in an extension, so that the type does not inherit the protocol's actor
// isolation.
extension SectionedFetchRequest: DynamicProperty {
  /// Fetches the objects again if they may have changed.
  public mutating func update() { fetched.prepare(origin, in: context) }
}

public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let fetched: FetchedObjects<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  /// Creates a section for each run of consecutive objects with an equal identifier.
  init(_ fetched: FetchedObjects<Result>, _ origin: KeyPath<Result, SectionIdentifier>) {
    let path = fetched.division(from: origin)
    self.fetched = fetched
    self.path = path
    var sections: [Section] = []
    var places: [SectionIdentifier: Int] = [:]
    for object in fetched.objects {
      let id = object[keyPath: path]
      if let place = places[id] {
        sections[place].objects.append(object)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var nsPredicate: NSPredicate? {
    get { fetched.request?.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.request?.sortDescriptors ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }

  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetched.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }

  /// The property that divides the objects into sections; setting it creates new sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { fetched.divide(newValue) }
  }
}
