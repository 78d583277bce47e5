public import Foundation
public import SimViews

extension Script {
  /// One action: a gesture or a wait of `SimulatedDevice`, or an action other than a touch.
  public enum Action: Hashable, Sendable {
    // Touches.
    /// Taps the control with a label, a number of times in a row.
    case tap(String, count: Int = 1)
    /// Taps a point, in points from the upper left corner of the screen, a number of times in a
    /// row.
    case tapAt(x: Double, y: Double, count: Int = 1)
    /// Presses the view with a label for a duration.
    case hold(String, for: Duration = .seconds(1))
    /// Drags from the view with a label by a distance in points, with a velocity in points per
    /// second.
    case drag(String, dx: Double, dy: Double, velocity: Double = 300)
    /// Drags the content by a distance in points, with a velocity in points per second, and stops
    /// before the touch ends.
    case scroll(by: Double, along: Axis? = nil, velocity: Double = 300)
    /// Flings the content with a velocity of the content offset in points per second.
    case fling(velocity: Double, along: Axis? = nil)
    /// Scrolls until a row is at the top, without a touch.
    case showRow(Int)
    /// Swipes the row with a label and taps one of its actions.
    case swipe(String, action: String)
    /// Swipes the row with a label open, which shows the swipe actions at an edge.
    case openRow(String, edge: HorizontalEdge = .trailing)
    /// Swipes across the whole row with a label, which runs the first action at the edge.
    case fullSwipe(String, edge: HorizontalEdge = .trailing)
    /// Deletes the row with a label by a swipe.
    case deleteRow(String)
    /// Drags a row to the position of another row.
    case moveRow(Int, to: Int)

    // Screens.
    /// Taps the back button of the navigation bar.
    case back
    /// Taps the tab with a label.
    case tab(String)
    /// Swipes the topmost sheet down.
    case dismissSheet
    /// Pulls the content down until it refreshes.
    case refresh
    /// Closes the app's window.
    case closeWindow
    /// Goes to the home screen.
    case background
    /// Returns from the home screen.
    case foreground
    /// Sends a memory warning to the app.
    case memoryWarning

    // Controls.
    /// Types into the field with a label; nil for the field that has the focus.
    case type(String, into: String? = nil)
    /// Presses the delete key a number of times.
    case delete(Int = 1)
    /// Presses the return key.
    case submit
    /// Drags the thumb of a slider to a value.
    case slide(String, to: Double)
    /// Taps the plus button of a stepper, or moves a slider up by a step.
    case increment(String)
    /// Taps the minus button of a stepper, or moves a slider down by a step.
    case decrement(String)
    /// Selects an option of the picker, or an item of the menu, with a label.
    case pick(String, in: String)
    /// Selects a date in the date picker with a label.
    case setDate(String, to: Date)

    // Time.
    /// Runs the loop until nothing is pending.
    case settle
    /// Runs the loop for a span of virtual time.
    case wait(Duration)
    /// Runs the loop until nothing is pending, including sleeps and timers, but not longer than a
    /// limit.
    case run(atMost: Duration)

    // The player of the script performs actions other than touches.
    /// Changes the item at a position from outside, after a span of virtual time.
    case update(Int, after: Duration = .zero)
    /// Makes another change from outside, with a name that the screen knows, after a span of
    /// virtual time.
    case change(String, after: Duration = .zero)
    /// A remark that belongs to the figures.
    case note(String)
    /// States that the workload was not played to its end, and why.
    case cut(String)
    /// Stands for code of the workload, which a script cannot contain, with a description.
    case unrecorded(String)

    /// Whether the action is a gesture or a key press of the user, or of a test in place of the
    /// user.
    public var isGesture: Bool {
      switch self {
      case .settle, .wait, .run, .update, .change, .note, .cut, .unrecorded: false
      default: true
      }
    }

    /// The continuation after the action unless a script sets another one.
    public var usualContinuation: Continuation { isGesture ? .settle : .nothing }
  }
}
