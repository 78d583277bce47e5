public import Foundation

extension GeometryProxy {
  /// Returns the given coordinate space's bounds rectangle, converted to the local coordinate space; nil if no view
  /// around has that space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let source = source
    nonisolated(unsafe) let name = coordinateSpace.name
    let bounds = MainActor.withoutCheck { source.readBounds(of: name) }
    return bounds.isNull ? nil : bounds
  }
}
