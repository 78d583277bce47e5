// What values of a view type hold, worked out once from the type.
//
// Most of a body's value follows from its type: the number of its views and modifiers is that of the generic arguments and
// of the stored properties that are views. The rest depends on the value: which branch an `if` took, what an erased view
// holds, whether a text was formatted. A table holds the fixed part, and a function for each place that varies, so that
// counting a body without such places reads one number.
//
// Containers of the DSL that keep a closure count as one view: what the closure makes is counted where it is called.

import Foundation
import SimReflection

/// What values of one view type hold: a fixed part, and places that depend on the value.
public struct _ViewContents {
  /// Adds what the value at an address holds.
  typealias Addition = (UnsafeRawPointer, inout ViewCounts) -> Void

  /// What every value of the type holds.
  private(set) var fixed = ViewCounts()
  private var varying: [(offset: Int, add: Addition)] = []
  /// Where the part that is being read lies in a value.
  private var offset = 0

  fileprivate init() {}

  /// Whether all values of the type hold the same.
  var isFixed: Bool { varying.isEmpty }

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

  /// What a value of the type holds.
  @inline(__always)
  func counts<V>(of value: V) -> ViewCounts {
    if isFixed { return fixed }
    var counts = ViewCounts()
    withUnsafePointer(to: value) { add(UnsafeRawPointer($0), to: &counts) }
    return counts
  }

  /// Adds what the value at an address holds.
  func add(_ address: UnsafeRawPointer, to counts: inout ViewCounts) {
    counts += fixed
    for place in varying { place.add(address + place.offset, &counts) }
  }

  // MARK: Making a table

  /// Adds to what every value holds.
  mutating func add(views: UInt16 = 0, modifiers: UInt16 = 0, images: UInt16 = 0) {
    var part = ViewCounts()
    part.views = views
    part.modifiers = modifiers
    part.images = images
    fixed += part
  }

  /// Adds a place that has to be read in each value.
  mutating func addVarying(_ add: @escaping Addition) { varying.append((offset, add)) }

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

extension TupleView {
  /// What each of the views holds; the tuple itself is none.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    // A tuple of one is its element.
    guard count != 1 else {
      for type in repeat (each Content).self { type._countContents(&contents) }
      return
    }
    contents.addFields(of: (repeat each Content).self)
  }
}

extension _ConditionalContent {
  /// What the branch that is shown holds.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    let (first, second) = (_ViewContents.of(TrueContent.self), _ViewContents.of(FalseContent.self))
    contents.addVarying { address, counts in
      switch address.assumingMemoryBound(to: Self.self).pointee.storage {
      case .trueContent(let content): counts += first.counts(of: content)
      case .falseContent(let content): counts += second.counts(of: content)
      }
    }
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

extension AnyView {
  /// An erased view, and what it holds.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1)
    contents.addVarying { address, counts in
      address.assumingMemoryBound(to: Self.self).pointee.box.addContents(to: &counts)
    }
  }
}

extension Text {
  /// A text, formatted or not.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1)
    contents.addVarying { address, counts in
      if address.assumingMemoryBound(to: Self.self).pointee.making.isFormatted {
        counts.formattedTexts += 1
      }
    }
  }
}

extension Image {
  /// One view, which is an image.
  public nonisolated static func _countContents(_ contents: inout _ViewContents) {
    contents.add(views: 1, images: 1)
  }
}
