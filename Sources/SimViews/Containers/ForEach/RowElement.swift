// An element of a ForEach in a list or a lazy stack, where it is not one row.

import SimGraph

/// Which element it is: its id, and where several have that id, its place among the data, at which all but the first stay.
struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  /// The place of an element that has the id of an earlier one; nil for the first with an id.
  let duplicate: Int?
}

/// An element that exists: its content, in the container's tree, and its rows.
final class RowElement<ID: Hashable, Content: View> {
  let key: ElementKey<ID>
  let place: RowPlace
  let node: ElementNode<Content>
  let subgraph: SubgraphID
  var isStale = false
  var seen = 0

  init(
    key: ElementKey<ID>, place: RowPlace, node: ElementNode<Content>, subgraph: SubgraphID
  ) {
    self.key = key
    self.place = place
    self.node = node
    self.subgraph = subgraph
  }
}
