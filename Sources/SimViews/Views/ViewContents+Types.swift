// The tables of view types, each made at its first use in the process from the type's stored properties.

import Foundation
import SimReflection

extension _ViewContents {
  /// The contents of a type, worked out at its first use in the process.
  package static func of<V: View>(_ type: V.Type) -> _ViewContents {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    return ProcessTables.grow {
      var contents = _ViewContents()
      V._countContents(&contents)
      known[key] = contents
      return contents
    }
  }

  // Types hold types, so that a table may be needed while another is made.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: _ViewContents] = [:]

  /// Adds what the stored properties of a struct or a tuple hold that are views.
  mutating func addFields(of type: Any.Type) {
    guard TypeKind(of: type) == .structOrTuple, let fields = storedFields(of: type) else { return }
    let start = offset
    for field in fields where !Self.plain.contains(ObjectIdentifier(field.type)) {
      guard let view = field.type as? any View.Type else { continue }
      offset = start + field.offset
      view._countContents(&self)
    }
    offset = start
  }

  /// Types of many stored properties, for which the search for a conformance is left out.
  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(Int.self), ObjectIdentifier(String.self), ObjectIdentifier(Bool.self),
    ObjectIdentifier(Double.self), ObjectIdentifier(CGFloat.self),
  ]
}

extension View {
  /// A view, and the views among its stored properties.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1)
    contents.addFields(of: Self.self)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// The content, a modifier, and the views that the modifier holds.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.addFields(of: Self.self)
    contents.add(modifiers: 1)
    contents.addFields(ofModifier: Modifier.self, in: Self.self)
  }
}

extension _ViewContents {
  /// Adds the views that the modifier of a modified view holds.
  fileprivate mutating func addFields<C, M>(
    ofModifier type: M.Type, in whole: ModifiedContent<C, M>.Type
  ) {
    let start = offset
    offset += storedFields(of: whole)?.last?.offset ?? 0
    addFields(of: type)
    offset = start
  }
}

extension Optional where Wrapped: View {
  /// What the value holds, if there is one.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    let wrapped = _ViewContents.of(Wrapped.self)
    contents.addVarying { address, counts in
      guard let content = address.assumingMemoryBound(to: Self.self).pointee else { return }
      counts += wrapped.counts(of: content)
    }
  }
}
