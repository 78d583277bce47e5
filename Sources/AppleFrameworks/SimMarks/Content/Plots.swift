// Plots: many marks at once, from a collection by key paths or from a function. A function is read at places that are
// evenly spread over its domain; where it is NaN or infinite there is no mark.

public import Foundation
public import SimViews

/// A value of each element of the data of a plot.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  /// The value that a key path leads to.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

/// Marks of a collection's elements, changed by what the elements say.
nonisolated public struct _VectorMarks<DataElement>: VectorizedChartContent {
  let elements: [DataElement]
  let make: (DataElement) -> PlotMark

  public var _vector: _VectorMarks<DataElement> { self }
  @MainActor public func _collect(_ marks: inout [PlotMark]) { marks += elements.map(make) }

  func changed(_ change: @escaping (inout PlotMark, DataElement) -> Void) -> Self {
    let make = make
    return _VectorMarks(elements: elements) {
      var mark = make($0)
      change(&mark, $0)
      return mark
    }
  }
}

/// Marks of a function: made when the chart asks.
nonisolated public struct _FunctionMarks: ChartContent, Primitive {
  let make: () -> [PlotMark]
  /// Adds a mark for each place that is read.
  @MainActor public func _collect(_ marks: inout [PlotMark]) { marks += make() }

  /// How many steps a domain is read in; the count is ours.
  private static let steps = 100

  init(_ domain: ClosedRange<Double>?, _ mark: @escaping (Double) -> PlotMark?) {
    let domain = domain ?? 0...1
    let length = domain.upperBound - domain.lowerBound
    make = {
      (0...Self.steps).compactMap {
        mark(domain.lowerBound + length * Double($0) / Double(Self.steps))
      }
    }
  }
}

/// Content that is made of the elements of a collection.
public protocol VectorizedChartContent<DataElement>: _MarkSource {
  associatedtype DataElement
  nonisolated var _vector: _VectorMarks<DataElement> { get }
}

extension VectorizedChartContent {
  public func _collect(_ marks: inout [PlotMark]) { _vector._collect(&marks) }

  /// Colours each mark by a value of its element.
  nonisolated public func foregroundStyle<V: Plottable>(
    by projection: PlottableProjection<DataElement, V>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.group = projection.value($1).position }
  }
  /// Styles each mark as its element says.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.style = AnyShapeStyle($1[keyPath: keyPath]) }
  }
  /// Makes each mark as opaque as its element says.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.opacity *= $1[keyPath: keyPath] }
  }
  /// Gives each mark a symbol by a value of its element; noted.
  nonisolated public func symbol<V: Plottable>(
    by projection: PlottableProjection<DataElement, V>
  ) -> _VectorMarks<DataElement> { _vector }
  /// Makes each symbol as large as its element says, in square points.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.symbolSize = Double($1[keyPath: keyPath]) }
  }
}

/// A plot whose marks are known once its content is.
public protocol _Plot: _MarkSource {
  associatedtype Content: ChartContent
  nonisolated var _content: Content { get }
}

extension _Plot {
  public func _collect(_ marks: inout [PlotMark]) { _content._collect(&marks) }
}

extension _Plot where Content: VectorizedChartContent {
  nonisolated public var _vector: _VectorMarks<Content.DataElement> { _content._vector }
}
