// `@SectionedFetchRequest`: objects in sections, by the value of a property.

public import Foundation
public import SimViews

/// A property wrapper type that retrieves entities, grouped into sections, from a Core Data persistent store.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject> {
  private let origin: FetchOrigin<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  @StateObject private var fetched = FetchedObjects<Result>()
  @Environment(\.managedObjectContext) private var context

  /// The sections, as of the body that is running.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetched, section)
  }

  /// What is asked for, apart from the entity.
  public struct Configuration {
    /// What the objects of a section share.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order, which begins with the sections'.
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  /// What is asked for, which can be set.
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

  /// The objects that a request asks for, in sections.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    origin = FetchOrigin(fetchRequest, animation)
    section = sectionIdentifier
  }

  /// The objects of a class, in sections and in an order, which begins with the sections'.
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

  /// The objects of an entity, in sections and in an order, which begins with the sections'.
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

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension SectionedFetchRequest: DynamicProperty {
  /// Fetches the objects where they may have changed.
  public mutating func update() { fetched.prepare(origin, in: context) }
}

public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    /// What the objects of the section share.
    public let id: SectionIdentifier
    var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let fetched: FetchedObjects<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  /// A section is made of objects that follow one another.
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

  /// What has to hold for an object.
  public var nsPredicate: NSPredicate? {
    get { fetched.request?.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  /// The order, which begins with the sections'.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.request?.sortDescriptors ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }

  /// The order, which begins with the sections'; what was set last.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetched.sortDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { fetched.sort(newValue) }
  }

  /// What the objects of a section share; setting another one makes other sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { fetched.divide(newValue) }
  }
}
