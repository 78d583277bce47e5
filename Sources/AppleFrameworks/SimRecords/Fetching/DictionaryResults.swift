// Dictionaries as results of a fetch request: values of properties, and of expressions over the objects of a group.
//
// On a phone SQLite computes them from the saved objects; here they are computed from the objects in memory, as all results are.

public import Foundation
import SimComponents

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

open class NSPropertyDescription: NSObject {
  open var name = ""
}

/// An expression whose value is an entry of a dictionary.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: _FetchExpression?
  /// Accepted and ignored: numbers have the type that the expression gives.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// Accepted and ignored: numbers have the type that the expression gives.
  open var resultType = NSAttributeDescription.AttributeType.undefined
}

open class NSAttributeDescription: NSPropertyDescription {
  public enum AttributeType: UInt, Sendable {
    case undefined = 0
    case integer16 = 100
    case integer32 = 200
    case integer64 = 300
    case decimal = 400
    case double = 500
    case float = 600
    case string = 700
    case boolean = 800
    case date = 900
    case binaryData = 1000
    case uuid = 1100
    case uri = 1200
    case transformable = 1800
    case objectID = 2000
  }
}

/// An expression of a fetch request: the class `NSExpression` of an app, because Foundation's cannot be created on Linux.
open class _FetchExpression: NSObject {
  private enum Form {
    case constant(Any?)
    case object
    case keyPath(String)
    /// A property whose name a key path of Swift does not contain.
    case property(AnyKeyPath)
    case function(String, [_FetchExpression])
  }
  private let form: Form

  private init(_ form: Form) { self.form = form }

  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(.property(keyPath))
  }

  /// Creates a call of a predefined function.
  ///
  /// - Precondition: It is `sum:`, `count:`, `min:`, `max:` or `average:` of one expression.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.compactMap { $0 as? _FetchExpression }
    precondition(
      Self.functions.contains(name) && arguments.count == 1,
      "The function '\(name)' of \(parameters.count) arguments is not available in a request.")
    self.init(.function(name, arguments))
  }

  open class func expressionForEvaluatedObject() -> _FetchExpression { _FetchExpression(.object) }

  private static let functions: Set = ["sum:", "count:", "min:", "max:", "average:"]

  /// Whether the value is one of all objects.
  var isTotal: Bool {
    switch form {
    case .function: true
    case .keyPath(let path): path.contains("@")
    case .constant, .object, .property: false
    }
  }

  /// The value for a group of objects; a property has the value of the first.
  func value(in group: [NSManagedObject]) -> Any? {
    switch form {
    case .constant(let value): return value
    case .object: return group.first?.objectID
    case .property(let keyPath): return flattened(group.first?[keyPath: keyPath])
    case .keyPath(let path):
      guard let function = path.range(of: "@").map({ path[$0.upperBound...] }) else {
        return group.first?[path: path]
      }
      let parts = function.split(separator: ".", maxSplits: 1).map(String.init)
      return Self.value(
        of: parts[0], parts.count > 1 ? group.compactMap { $0[path: parts[1]] } : group)
    case .function(let name, let arguments):
      return Self.value(
        of: String(name.dropLast()), group.compactMap { arguments[0].value(in: [$0]) })
    }
  }

  private static func value(of function: String, _ values: [Any]) -> Any? {
    let least: (Any, Any) -> Bool = { compareAny($0, $1) == .orderedAscending }
    switch function {
    case "count": return NSNumber(value: values.count)
    case "min": return values.min(by: least)
    case "max": return values.max(by: least)
    case "sum": return sum(of: values)
    case "avg", "average":
      guard !values.isEmpty else { return nil }
      return NSNumber(value: sum(of: values).doubleValue / Double(values.count))
    default: return nil
    }
  }

  /// The sum as an integer, if all values are.
  private static func sum(of values: [Any]) -> NSNumber {
    let integers = values.compactMap { ($0 as? any BinaryInteger).map { Int64($0) } }
    if integers.count == values.count { return NSNumber(value: integers.reduce(0, +)) }
    return NSNumber(
      value: values.reduce(0.0) { sum, value in
        switch value {
        case let number as NSNumber: sum + number.doubleValue
        case let number as any BinaryInteger: sum + Double(number)
        case let number as any BinaryFloatingPoint: sum + Double(number)
        default: sum
        }
      })
  }
}

extension NSFetchRequest {
  /// Returns the dictionaries for objects: one an object, or one a group; expressions without a group are of all objects.
  func dictionaries(from objects: [NSManagedObject]) throws -> [NSDictionary] {
    let wanted = propertiesToFetch ?? objects.first.map { type(of: $0).attributeNames } ?? []
    let groups = groups(of: objects, wanted)
    var found = groups.map { group in
      var values: [String: Any] = [:]
      for property in wanted {
        let (name, value) = entry(property, in: group)
        if let value = flattened(value) { values[name] = value }
      }
      return NSDictionary(dictionary: values)
    }
    if let havingPredicate { found = found.filter { havingPredicate.evaluate(with: $0) } }
    if returnsDistinctResults {
      var known: Set<NSDictionary> = []
      found = found.filter { known.insert($0).inserted }
    }
    return limited(found)
  }

  private func groups(of objects: [NSManagedObject], _ wanted: [Any]) -> [[NSManagedObject]] {
    guard let propertiesToGroupBy else {
      let isTotal =
        !wanted.isEmpty && wanted.allSatisfy { ($0 as? NSExpressionDescription)?.isTotal == true }
      return isTotal ? [objects] : objects.map { [$0] }
    }
    var places: [NSArray: Int] = [:]
    var groups: [[NSManagedObject]] = []
    for object in objects {
      let key = NSArray(
        array: propertiesToGroupBy.map { flattened(entry($0, in: [object]).value) ?? NSNull() })
      if let place = places[key] {
        groups[place].append(object)
      } else {
        places[key] = groups.count
        groups.append([object])
      }
    }
    return groups
  }

  private func entry(_ property: Any, in group: [NSManagedObject]) -> (name: String, value: Any?) {
    switch property {
    case let description as NSExpressionDescription:
      (description.name, description.expression?.value(in: group))
    case let description as NSPropertyDescription:
      (description.name, group.first?[path: description.name])
    default: ("\(property)", group.first?[path: "\(property)"])
    }
  }
}

extension NSDictionary: ValueByPath {
  /// Returns the entry of a name.
  package func value(atPath path: String) -> Any? { self[path] }
}

extension NSExpressionDescription {
  fileprivate var isTotal: Bool { expression?.isTotal == true }
}

extension NSManagedObject {
  fileprivate static var attributeNames: [String] {
    _properties.filter { !$0.isRelationship }.map(\.name)
  }
}
