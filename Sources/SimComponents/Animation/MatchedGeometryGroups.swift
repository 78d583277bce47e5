// The groups of views with matched geometry. Among the views of one group that are not being
// removed, at most one may be the source. SwiftUI warns of each other one, once for the lifetime of
// the group. A view that is being removed does not count.

import SimReflection
@_spi(Runtime) import SimViews

/// A node of a view that shares its geometry.
@MainActor
protocol MatchedGeometry: _ViewNode {
  var match: _GeometryMatch { get }
}

/// The groups of views that share their geometry.
@MainActor
final class MatchedGeometryGroups: RuntimeFeature {
  private struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
    let host: ObjectIdentifier
  }
  private struct Group {
    var members: [any MatchedGeometry] = []
    var isWaiting = false
    var hasWarned = false
  }
  private unowned(unsafe) let runtime: ViewRuntime
  private var groups: [Key: Group] = [:]

  init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// Returns the group of a node.
  ///
  /// A group is limited to its host: a screen, or a cell of a list.
  private func key(of node: any MatchedGeometry) -> Key {
    let host = node.root.kind == .row ? node.root : node.root.screen ?? node.root
    return Key(
      id: node.match.id, namespace: node.match.namespace, host: ObjectIdentifier(host))
  }

  func add(_ node: any MatchedGeometry) {
    let key = key(of: node)
    groups[key, default: Group()].members.append(node)
    guard let group = groups[key], group.members.count > 1, !group.isWaiting, !group.hasWarned
    else { return }
    groups[key]?.isWaiting = true
    // Which views are removed is known when the update is done.
    runtime.enqueue { [weak self] in self?.look(at: key) }
  }

  func remove(_ node: any MatchedGeometry) {
    let key = key(of: node)
    groups[key]?.members.removeAll { $0 === node }
    if groups[key]?.members.isEmpty == true { groups[key] = nil }
  }

  private func look(at key: Key) {
    guard let group = groups[key] else { return }
    groups[key]?.isWaiting = false
    let sources = group.members.count { $0.match.isSource && !$0.isInRemovedSubtree }
    guard sources > 1 else { return }
    groups[key]?.hasWarned = true
    let base = key.id.base
    for _ in 1..<sources {
      runtimeWarning(
        """
        Multiple inserted views in matched geometry group Pair<\(typeName(type(of: base))), ID>(first: \
        \(String(reflecting: base)), second: SwiftUI.Namespace.ID(id: \(key.namespace.id))) have \
        `isSource: true`, results are undefined.
        """)
    }
  }

  func end() { groups = [:] }
}
