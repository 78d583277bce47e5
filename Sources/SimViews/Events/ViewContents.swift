// What values of a view type hold, worked out once from the type.
//
// Most of a body's value follows from its type: the number of its views and modifiers is that of the generic arguments and
// of the stored properties that are views. The rest depends on the value: which branch an `if` took, what an erased view
// holds, whether a text was formatted. A table holds the fixed part, and a function for each place that varies, so that
// counting a body without such places reads one number.
//
// Containers of the DSL that keep a closure count as one view: what the closure makes is counted where it is called.

/// What values of one view type hold: a fixed part, and places that depend on the value.
public struct _ViewContents {
  /// Adds what the value at an address holds.
  typealias Addition = (UnsafeRawPointer, inout ViewCounts) -> Void

  /// What every value of the type holds.
  private(set) var fixed = ViewCounts()
  private var varying: [(offset: Int, add: Addition)] = []
  /// Where the part that is being read lies in a value.
  var offset = 0

  /// Nothing yet.
  init() {}

  /// Whether all values of the type hold the same.
  var isFixed: Bool { varying.isEmpty }

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
}
