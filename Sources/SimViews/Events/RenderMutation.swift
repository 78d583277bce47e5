// What is drawn, as reported to the host: elements by their numbers.

package import Foundation

/// What a frame asks of the host: all that an update did, in order.
package enum RenderMutation: Hashable, Sendable {
  /// An element of a view came on screen.
  case insert(UInt32, ViewOwner, RenderKind, CGSize)
  /// An element went off screen.
  case remove(UInt32)
  /// An element shows something else.
  case update(UInt32)
  /// An element that is or will be on screen shows an image from the app's asset catalogue, by its name, or none.
  case image(UInt32, String?)
  /// An element has another place or size.
  case layout(UInt32, CGSize)
}

/// The kinds of elements that a host draws in different ways.
@_spi(Runtime) public enum RenderKind: String, Hashable, Sendable {
  case root, group, stack, text, image, color, shape, spacer, divider, control, list, navigation,
    tabs, scroll
  /// What the platform draws of a control, such as a switch.
  case platform
  /// Content that is drawn into a buffer of its own before it goes on screen.
  case offscreen = "effect"
}

/// What the runtime gives an element: a number of its own, and whose it is.
@_spi(Runtime) public struct ElementID {
  package let number: UInt32
  package let owner: ViewOwner
}
