/// The children of a data-driven view with their identities.
@MainActor
package protocol IdentifiedChildren: AnyObject {
  /// Calls the closure with each child and the id of its element.
  func forEachIdentified(_ body: (AnyHashable, _ViewNode) -> Void)
}
