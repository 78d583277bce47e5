// Core Data's names in SwiftUI. Core Data makes the classes of an app's model while the app runs, by Objective-C's runtime, and
// there is none here; the names are declared so that the compiler says so, and what to take instead.

public import Foundation
public import SimViews

/// Missing: a property wrapper type that retrieves entities from a Core Data persistent store.
@available(*, unavailable, message: "Core Data needs Objective-C; SwiftData's @Query is here")
@propertyWrapper
public struct FetchRequest<Result> {
  /// What was found.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  /// Retrieves entities in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Retrieves entities in an order.
  public init(
    entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Retrieves entities as a request says.
  public init(fetchRequest: Any, animation: Animation? = nil) {}
}

/// Missing: a collection of results retrieved from a Core Data store.
@available(*, unavailable, message: "Core Data needs Objective-C; SwiftData's @Query is here")
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { 0 }
  /// The entity at a place.
  public subscript(position: Int) -> Result { fatalError("There are no entities.") }
}

extension EnvironmentValues {
  /// Missing: the place where Core Data's entities are.
  @available(
    *, unavailable, message: "Core Data needs Objective-C; SwiftData's modelContext is here"
  )
  public var managedObjectContext: Any {
    get { () }
    set {}
  }
}
