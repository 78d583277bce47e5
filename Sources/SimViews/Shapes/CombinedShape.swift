// Two shapes as one.

public import Foundation

/// Two shapes as one.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape, NamedShape {
  fileprivate enum Operation: String, Sendable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }
  fileprivate var first: First
  fileprivate var second: Second
  fileprivate let operation: Operation
  fileprivate let eoFill: Bool
  /// The data of both shapes.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
  /// The combination of both outlines in the same rectangle.
  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  /// As large as the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var shapeName: String { "\(nameOfShape(first)) \(operation.rawValue) \(nameOfShape(second))" }
}

extension Shape {
  /// A shape of what lies in either shape.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }
  /// A shape of what lies in both shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }
  /// A shape of what lies in this shape and not in the other one.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }
  /// A shape of what lies in one of the shapes and not in both.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }
  /// A shape of the parts of this shape's lines that lie in the other shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }
  /// A shape of the parts of this shape's lines that lie outside the other shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
