// A presentation over a screen: a sheet, a cover, an alert. Each is a hosting boundary of its own;
// the window, a sheet or a cover can present one at a time, like a view controller.

package import Foundation
import SimGraph
@_spi(Runtime) package import SimViews

/// A presented screen.
@MainActor
package final class Presentation: RootHost {
  package let style: PresentationStyle
  package let root: HostingRoot
  /// The root that presents it.
  package unowned(unsafe) let context: HostingRoot
  weak var presenter: (any Presenting)?
  /// The detents of the sheet; the first is the current one.
  var detents: [PresentationDetent] = []
  /// Whether a swipe cannot dismiss it.
  package internal(set) var isInteractiveDismissDisabled = false
  /// Whether its animation down runs, or has ended.
  package var isBeingDismissed: Bool { root.removalState != .present }
  private var isDismissedByUser = false
  private var cause = CauseID.none
  private var hasArrived = false
  /// The place on screen, in points of the safe area.
  package private(set) var origin = CGPoint.zero
  /// How far the card of a sheet is from the edges of the screen, in points: 0 unless it floats.
  package private(set) var margin: CGFloat = 0

  init(_ style: PresentationStyle, root: HostingRoot, context: HostingRoot) {
    self.style = style
    self.root = root
    self.context = context
  }

  private var runtime: ViewRuntime { root.runtime }
  package var area: RenderElement? { nil }

  /// The safe area: a cover fills the screen; a sheet ends at its bottom, or floats above it.
  package var safeAreaInsets: EdgeInsets {
    var insets = runtime.safeAreaInsets
    switch style {
    case .push, .cover: break
    case .sheet:
      insets.top = 0
      insets.bottom = max(0, insets.bottom - margin)
    case .alert, .dialog: insets = EdgeInsets()
    }
    return insets
  }

  /// Whether the presenting root is removed from the screen.
  package var coversContext: Bool { style == .cover && hasArrived && !isBeingDismissed }

  // MARK: Life

  func begin() {
    runtime.overlays.append(self)
    runtime.request(.makePresentationHost)
    let kind: ScreenTransition.Kind = style.isAlert ? .showAlert : .present
    runtime.request(
      .transition(
        ScreenTransition(kind) { [weak self] in
          guard let self, !isBeingDismissed else { return }
          hasArrived = true
          if style == .cover { context.setAppeared(false) }
        }))
  }

  /// Dismisses the presentation, and its own presentations with it.
  ///
  /// - Parameter byUser: Whether the user dismissed it, so that the binding has to be written at
  ///   the end.
  package func dismiss(byUser: Bool) {
    guard !isBeingDismissed else { return }
    root.beginTransitionOut()
    isDismissedByUser = byUser
    cause = runtime.graph.currentCause
    for inner in runtime.presentations where inner.context === root {
      inner.dismiss(byUser: byUser)
    }
    let kind: ScreenTransition.Kind = style.isAlert ? .hideAlert : .dismiss
    runtime.request(.transition(ScreenTransition(kind) { [weak self] in self?.end(telling: true) }))
  }

  /// Handles a dismissal request from inside: the state changes first.
  package func dismiss() {
    guard !isBeingDismissed else { return }
    presenter?.clear()
  }

  /// Ends the presentation after the animation, or with the app.
  ///
  /// - Parameter tells: Whether the contents disappear while they still exist, as a controller is
  ///   notified before it is released.
  func end(telling tells: Bool = false) {
    guard !root.isRemoved else { return }
    for inner in runtime.presentations where inner.context === root { inner.end(telling: tells) }
    let presenter = presenter
    presenter?.presentationWillEnd(byUser: isDismissedByUser, because: cause)
    runtime.overlays.remove(self)
    runtime.inScope { root.setAppeared(false) }
    if tells { runtime.runActions() }
    runtime.inScope { root.remove() }
    presenter?.presentationDidEnd(because: cause)
    runtime.overlays.contextIsFree(context)
  }

  // MARK: Layout

  /// Places the presentation.
  ///
  /// - Parameter area: the safe area of the screen, in points.
  package func layout(in area: CGSize) {
    let sizes = runtime.policy.geometry.presentations
    switch style {
    case .push, .cover:
      let bottom = safeAreaInsets.bottom
      _ = root.layout(in: ProposedSize(root.aboveKeyboard(area, endingAt: bottom)))
    case .sheet:
      let full = max(0, area.height - sizes.sheetGap)
      let (floating, insets) = (sizes.floatingSheet, runtime.safeAreaInsets)
      let medium = floating.map {
        ((area.height + insets.top + insets.bottom) * $0.mediumShare).rounded()
          - max(0, insets.bottom - $0.margin)
      }
      let heights = detents.map { $0.height(of: full, medium: medium) }
      let keyboard = root.keyboardCover(endingAt: insets.bottom)
      let height = (keyboard > 0 ? heights.max() : heights.min()) ?? full
      margin = height < full ? floating?.margin ?? 0 : 0
      // A card ends above the safe area of the screen if that is higher than the space below the card.
      let raised = max(0, margin - insets.bottom)
      let end = insets.bottom + raised
      // A lower sheet moves up with the keyboard.
      let whole = CGSize(
        width: area.width - 2 * margin,
        height: min(full, height + root.keyboardCover(endingAt: end)))
      origin = CGPoint(x: margin, y: area.height - whole.height - raised)
      _ = root.layout(in: ProposedSize(root.aboveKeyboard(whole, endingAt: end)))
    case .alert:
      let size = root.layout(in: ProposedSize(width: sizes.alertWidth, height: nil))
      let keyboard = runtime.focus.isIn(root) ? runtime.facts.keyboardHeight : 0
      let height = area.height - max(0, keyboard - runtime.safeAreaInsets.bottom)
      origin = CGPoint(
        x: (area.width - size.width) / 2, y: max(0, (height - size.height) / 2))
    case .dialog:
      let width = area.width - 2 * sizes.dialogMargin
      let size = root.layout(in: ProposedSize(width: width, height: nil))
      origin = CGPoint(
        x: (area.width - size.width) / 2, y: area.height - size.height - sizes.dialogMargin)
    }
  }
}

/// A node that presents something.
@MainActor
protocol Presenting: AnyObject {
  /// Resets the app's state to no presentation.
  func clear()
  /// The animation down has ended; the screen is about to go.
  func presentationWillEnd(byUser: Bool, because cause: CauseID)
  /// Notifies that the screen was removed.
  func presentationDidEnd(because cause: CauseID)
  /// Notifies a waiting presenter that another presentation has ended.
  func reevaluate()
  /// The root that contains the presenter.
  var context: HostingRoot? { get }
  /// Whether it was removed and will be destroyed when the closures of the update have run.
  var isPendingRemoval: Bool { get }
}
