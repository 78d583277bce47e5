// Plots: many marks from a collection with key paths, or from a function. A function is sampled at evenly spaced values of
// its domain; where it is NaN or infinite there is no mark.

public import Foundation
public import SimViews

public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    let label = String(label)
    return PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }
}

/// The marks of a collection's elements, styled by projections of the elements.
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

/// The marks of a function, created when the chart collects them.
nonisolated public struct _FunctionMarks: ChartContent, Primitive {
  let make: () -> [PlotMark]
  @MainActor public func _collect(_ marks: inout [PlotMark]) { marks += make() }

  /// The number of steps in which a function is sampled; it is not Apple's number.
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

public protocol VectorizedChartContent<DataElement>: _MarkSource {
  associatedtype DataElement
  nonisolated var _vector: _VectorMarks<DataElement> { get }
}

extension VectorizedChartContent {
  public func _collect(_ marks: inout [PlotMark]) { _vector._collect(&marks) }

  nonisolated public func foregroundStyle<V: Plottable>(
    by projection: PlottableProjection<DataElement, V>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.group = projection.value($1).position }
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.style = AnyShapeStyle($1[keyPath: keyPath]) }
  }
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.opacity *= $1[keyPath: keyPath] }
  }
  /// Accepted and ignored: all symbols are circles.
  nonisolated public func symbol<V: Plottable>(
    by projection: PlottableProjection<DataElement, V>
  ) -> _VectorMarks<DataElement> { _vector }
  /// Sets the size of symbols as an area in square points.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> _VectorMarks<DataElement> {
    _vector.changed { $0.symbolSize = Double($1[keyPath: keyPath]) }
  }
}

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
