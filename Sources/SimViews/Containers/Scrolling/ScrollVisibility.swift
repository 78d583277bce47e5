// `onScrollVisibilityChange`: whether enough of a view can be seen in the scroll view around it.

import Foundation

/// The modifier behind `onScrollVisibilityChange`.
nonisolated public struct _ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  /// A node that watches where the view is.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollVisibilityNode<C>(value, inputs)
  }
}

/// The node of a view whose visibility is observed.
final class ScrollVisibilityNode<C: View>:
  PassThroughNode<ModifiedContent<C, _ScrollVisibilityModifier>, C>, FrameReading
{
  private var modifier: _ScrollVisibilityModifier
  private var isVisible = false

  init(_ value: ModifiedContent<C, _ScrollVisibilityModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
  }

  override func update(_ new: ModifiedContent<C, _ScrollVisibilityModifier>) {
    modifier = new.modifier
    super.update(new)
  }

  /// How much of the view lies within the window of the scroll view, from 0 to 1; nil before there is a layout.
  private var visibleFraction: Double? {
    guard let element = firstElement else { return nil }
    var fraction = 1.0
    for axis in Axis.allCases {
      guard let (scroll, start) = element.scrollPlace(along: axis) else { continue }
      let length = element.size.along(axis)
      guard length > 0, scroll.area.viewport.along(axis) > 0 else { return nil }
      let window = scroll.area.spanInWindow(along: axis)
      let seen = min(start + length, window.upperBound) - max(start, window.lowerBound)
      fraction *= max(0, min(1, Double(seen / length)))
    }
    return fraction
  }

  func checkFrame() {
    guard let fraction = visibleFraction else { return }
    let isVisible = fraction > 0 && fraction >= modifier.threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    runtime.callbacks.add(self, "onScrollVisibilityChange") { [runtime, action = modifier.action] in
      runtime.report(.actionRan)
      action(isVisible)
    }
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    super.tearDown()
  }
}

extension View {
  /// Adds an action to be called when the view crosses the threshold to be considered on or off screen.
  ///
  /// - Parameter threshold: the part of the view that has to be seen, from 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _ScrollVisibilityModifier> {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
