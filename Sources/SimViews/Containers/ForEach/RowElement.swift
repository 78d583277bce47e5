// An element of a ForEach in a list or a lazy stack, where it is not one row.

import SimGraph

/// An element that exists: its content, in the container's tree, and its rows.
final class RowElement<ID: Hashable, Content: View> {
  let id: ID
  let place: RowPlace
  let node: ElementNode<Content>
  let subgraph: SubgraphID
  var isStale = false
  var seen = 0

  init(id: ID, place: RowPlace, node: ElementNode<Content>, subgraph: SubgraphID) {
    self.id = id
    self.place = place
    self.node = node
    self.subgraph = subgraph
  }
}
