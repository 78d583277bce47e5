public import Foundation
public import SimViews

extension Script {
  /// One thing that is done: each gesture and each wait of `SimulatedDevice`, and what is not a touch.
  public enum Action: Hashable, Sendable {
    // Touches.
    /// Taps the control with this label, a number of times in a row.
    case tap(String, count: Int = 1)
    /// Taps a point, in points from the screen's upper left corner, a number of times in a row.
    case tapAt(x: Double, y: Double, count: Int = 1)
    /// Holds a finger down on what has the label.
    case hold(String, for: Duration = .seconds(1))
    /// Drags a finger from what has the label by a distance in points, at a speed in points a second.
    case drag(String, dx: Double, dy: Double, velocity: Double = 300)
    /// Drags the content by a distance in points, at a speed in points a second, and stops before letting go.
    case scroll(by: Double, along: Axis? = nil, velocity: Double = 300)
    /// Flings the content at a speed of the content offset in points a second.
    case fling(velocity: Double, along: Axis? = nil)
    /// Puts a row at the top, without a touch.
    case showRow(Int)
    /// Swipes the row with the label and taps one of its actions.
    case swipe(String, action: String)
    /// Swipes the row with the label open at an edge, so that its actions can be seen and tapped.
    case openRow(String, edge: HorizontalEdge = .trailing)
    /// Swipes across the whole row with the label, which runs the first action at that edge.
    case fullSwipe(String, edge: HorizontalEdge = .trailing)
    /// Swipes the row with the label away.
    case deleteRow(String)
    /// Drags a row to the place of another one.
    case moveRow(Int, to: Int)

    // Screens.
    /// Goes back with the navigation bar's button.
    case back
    /// Touches the tab with the label.
    case tab(String)
    /// Swipes the topmost sheet down.
    case dismissSheet
    /// Pulls the content until it is refreshed.
    case refresh
    /// Closes the app's window.
    case closeWindow
    /// Goes to the home screen.
    case background
    /// Comes back from the home screen.
    case foreground
    /// Tells the app that memory is short.
    case memoryWarning

    // Controls.
    /// Types into the field with a label; nil for the one that has the focus.
    case type(String, into: String? = nil)
    /// Presses the delete key so many times.
    case delete(Int = 1)
    /// Presses the return key.
    case submit
    /// Drags the thumb of a slider to a value.
    case slide(String, to: Double)
    /// Touches the plus button of a stepper, or moves a slider up by a step.
    case increment(String)
    /// Touches the minus button of a stepper, or moves a slider down by a step.
    case decrement(String)
    /// Chooses an option of the picker, or an item of the menu, with a label.
    case pick(String, in: String)
    /// Chooses a date in the date picker with a label.
    case setDate(String, to: Date)

    // Time.
    /// Runs the loop until nothing is pending.
    case settle
    /// Runs the loop for a span of virtual time.
    case wait(Duration)
    /// Runs the loop until nothing is pending, sleeps and timers included, but not for longer than this.
    case run(atMost: Duration)

    // Actions other than touches are performed by the player of the script.
    /// The item at a position changes outside, after a span of virtual time.
    case update(Int, after: Duration = .zero)
    /// Another change comes from outside, under a name that the screen knows, after a span of virtual time.
    case change(String, after: Duration = .zero)
    /// A remark that belongs beside the figures.
    case note(String)
    /// Says that the workload was not played to its end, and why.
    case cut(String)
    /// Stands for a workload's own code, which no script can hold; says what it was.
    case unrecorded(String)

    /// Whether a user does it with a finger or a key, or a test in a user's place.
    public var isGesture: Bool {
      switch self {
      case .settle, .wait, .run, .update, .change, .note, .cut, .unrecorded: false
      default: true
      }
    }

    /// What the device does after it unless a script says otherwise.
    public var usualContinuation: Continuation { isGesture ? .settle : .nothing }
  }
}
