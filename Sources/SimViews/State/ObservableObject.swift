// `ObservableObject`: an object with one publisher, to which its published properties announce their changes. It lives
// as long as the object: without published properties a table keeps it.
//
// SimPublishers re-exports OpenCombine, SimViews re-exports that, and the module SwiftUI re-exports SimViews: so this
// protocol, and not OpenCombine's, is what `ObservableObject` means in code that imports SwiftUI.

import Foundation
@_exported public import SimPublishers
import SimReflection

/// A type of object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that emits before the object has changed.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object has changed.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublisherTable.shared.properties(of: type(of: self))
    guard let first = properties.first else { return PublisherTable.shared.publisher(of: self) }
    // All of them have it, or none.
    if let known = first.field.objectWillChange(at: first.place(in: self)) { return known }
    let publisher = ObservableObjectPublisher()
    for property in properties {
      property.field.setObjectWillChange(publisher, at: property.place(in: self))
    }
    return publisher
  }
}
