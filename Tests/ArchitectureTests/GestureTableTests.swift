// Scripts and the device's driver say the same things: a gesture that no script can hold could not be
// recorded, and an action that no call has could not be tried out in code.

import Expectations
import Foundation
import Testing

@Suite struct GestureTableTests {
  /// The driver's calls, with the action that each is in a script.
  private static let gestures: [String: String] = [
    "tap(_:)": "tap", "tap(_:count:)": "tap", "tap(at:count:)": "tapAt",
    "longPress(_:for:)": "hold",
    "drag(_:by:velocity:)": "drag", "scroll(by:along:velocity:)": "scroll",
    "fling(velocity:along:)": "fling", "scroll(toRow:)": "showRow", "swipe(_:action:)": "swipe",
    "openRow(_:edge:)": "openRow", "fullSwipe(_:edge:)": "fullSwipe",
    "swipeToDelete(_:)": "deleteRow", "moveRow(_:to:)": "moveRow", "goBack()": "back",
    "selectTab(_:)": "tab", "dismissSheet()": "dismissSheet", "pullToRefresh()": "refresh",
    "closeWindow()": "closeWindow", "enterBackground()": "background",
    "enterForeground()": "foreground", "sendMemoryWarning()": "memoryWarning",
    "type(_:into:)": "type", "deleteBackward(_:)": "delete",
    "submit()": "submit", "setSlider(_:to:)": "slide", "increment(_:)": "increment",
    "decrement(_:)": "decrement", "pick(_:in:)": "pick", "setDate(_:to:)": "setDate",
    "settle()": "settle", "advance(by:)": "wait", "run(atMost:)": "run",
    // What no script can hold is told in it.
    "post(after:_:)": "unrecorded", "addImage(named:_:)": "unrecorded",
  ]
  /// Calls that do nothing to the app, and the launch, which comes before every script.
  private static let others: Set<String> = [
    "launch(_:)", "count(_:of:)", "count(_:)", "causes(of:)", "forgetCauses()", "play(_:outside:)",
    "measure(_:)", "screenshot()",
  ]
  /// Actions that are a session's, not the device's.
  private static let ofSessions: Set<String> = ["update", "change", "note", "cut"]

  @Test func `every call of the driver has its action, and every action its call`() throws {
    let files = try SourceTree.swiftFiles(in: ["Sources/SimDevice"])
    let names = PublicNames(files.filter { $0.name.hasPrefix("SimulatedDevice") })
    expect(names.signatures, is: Set(Self.gestures.keys).union(Self.others))
    let actions = try #require(files.first { $0.name == "Script+Action.swift" }).code
      .matches(of: /\n    case (\w+)/).map { String($0.output.1) }
    expect(Set(actions), is: Set(Self.gestures.values).union(Self.ofSessions))
  }
}
