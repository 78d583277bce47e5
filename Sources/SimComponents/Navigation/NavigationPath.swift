import Foundation
import SimViews

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  /// An element, with its encoding if it can be encoded.
  private struct Element {
    let value: AnyHashable
    let encoded: (() throws -> [String])?
  }
  private var elements: [Element] = []

  /// Creates a new, empty navigation path.
  public nonisolated init() {}

  /// Creates a new navigation path from the contents of a sequence.
  public nonisolated init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a new navigation path from the contents of a sequence that contains codable elements.
  public nonisolated init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// The number of elements in this path.
  public nonisolated var count: Int { elements.count }

  /// Whether this path is empty.
  public nonisolated var isEmpty: Bool { elements.isEmpty }

  /// Appends a new value to the end of this path.
  public nonisolated mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: AnyHashable(value), encoded: nil))
  }

  /// Appends a new codable value to the end of this path.
  public nonisolated mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(
      Element(value: AnyHashable(value)) {
        let encoder = JSONEncoder()
        // Keys of a dictionary have no order of their own.
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(value)
        return [PathTag.name(of: V.self), String(decoding: data, as: UTF8.self)]
      })
  }

  /// Removes values from the end of this path.
  ///
  /// - Precondition: `k` lies between 0 and `count`.
  public nonisolated mutating func removeLast(_ k: Int = 1) {
    demand(
      k >= 0 && k <= elements.count,
      "Cannot remove \(k) elements from a NavigationPath that has \(elements.count).")
    elements.removeLast(k)
  }

  /// Two paths are equal when their values are.
  public nonisolated static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.values == rhs.values
  }

  nonisolated var values: [AnyHashable] { elements.map(\.value) }

  /// A value that describes the contents of this path in a serializable format; nil when an element
  /// cannot be encoded.
  public nonisolated var codable: CodableRepresentation? {
    elements.allSatisfy { $0.encoded != nil } ? CodableRepresentation(path: self) : nil
  }

  /// Creates a new path from a serializable version.
  public nonisolated init(_ codable: CodableRepresentation) { self = codable.path }

  /// A serializable representation of a navigation path: the name of each element's type and its JSON, the last element first
  /// (Rob Mayoff on forums.swift.org, 58857).
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate nonisolated init(path: NavigationPath) { self.path = path }

    /// Creates a new instance by decoding from the given decoder.
    public nonisolated init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var pairs: [(name: String, json: String)] = []
      while !container.isAtEnd {
        try pairs.append((container.decode(String.self), container.decode(String.self)))
      }
      var path = NavigationPath()
      for (name, json) in pairs.reversed() {
        guard let type = PathTag.type(named: name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type that is Hashable and Codable.")
        }
        try path.append(type, fromJSON: json)
      }
      self.path = path
    }

    /// Encodes this value into the given encoder.
    public nonisolated func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements.reversed() {
        for string in try element.encoded?() ?? [] { try container.encode(string) }
      }
    }
  }

  /// Appends a value of unknown type; it can be encoded if its type can.
  nonisolated mutating func append(erased value: AnyHashable) {
    if let codable = value.base as? any (Hashable & Codable) {
      append(codable)
    } else {
      elements.append(Element(value: value, encoded: nil))
    }
  }

  private nonisolated mutating func append<V: Hashable & Codable>(
    _ type: V.Type, fromJSON json: String
  ) throws {
    try append(JSONDecoder().decode(V.self, from: Data(json.utf8)))
  }
}
