// The screen on which an event is edited, which is empty.

public import Foundation
public import SimUIKit

public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}

/// The methods of the screen's delegate, none of which is called.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}
