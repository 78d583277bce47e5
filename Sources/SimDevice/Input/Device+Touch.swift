// Touches: the device finds what has the label on screen now; the touch itself is delivered at the start
// of the next frame, when the loop runs.

import Foundation
import SimCore
import SimViews

extension Device {
  /// How long a finger stays down in a tap: 70 ms (estimate, ×/÷1.5: taps of 50 to 120 ms are usual).
  static let tapDuration = Nanoseconds.milliseconds(70)

  /// The texts on screen, top to bottom, then leading to trailing.
  package var screenText: [String] {
    visibleItems().filter(\.isText).sorted(by: readingOrder).map(\.text)
  }

  func visibleItems() -> [ScreenItem] { runtime.screenItems(in: safeArea.offsetToOrigin) }

  private func readingOrder(_ lhs: ScreenItem, _ rhs: ScreenItem) -> Bool {
    if lhs.frame.minY != rhs.frame.minY { return lhs.frame.minY < rhs.frame.minY }
    return lhs.frame.minX < rhs.frame.minX
  }

  /// Puts a tap on the control with a label on its way.
  package func tap(_ label: String) throws {
    let items = visibleItems()
    var labels: [String] = []
    var tappable: [String] = []
    var found: ControlElement?
    var controlLabel = ""
    var isThere = false
    for group in ControlGroup.groups(of: items) {
      labels.append(group.label)
      if group.control != nil { tappable.append(group.label) }
      guard group.matches(label) else { continue }
      isThere = true
      if found == nil, let control = group.control {
        found = control
        controlLabel = group.label
      }
    }
    guard let control = found else {
      throw isThere
        ? DeviceError.notTappable(label, known: tappable)
        : DeviceError.labelNotOnScreen(label, known: labels)
    }
    let input = PendingInput(
      control: control, controlLabel: controlLabel, cause: "tap \"\(label)\"")
    deliver(input, kind: "tap", label: label)
  }

  /// Puts a touch of the navigation bar's back button on its way.
  package func goBack() throws {
    guard let navigation = runtime.navigationHosts().last(where: \.canPop) else {
      throw DeviceError.cannotGoBack
    }
    let input = PendingInput(
      event: .back, cause: "back", perform: { if navigation.canPop { navigation.pop() } })
    deliver(input, kind: "back", label: "Back")
  }

  func deliver(
    _ input: PendingInput, kind: String, label: String, duration: Nanoseconds = tapDuration
  ) {
    let down = mainTime
    let delivery = frameClock.time(ofVsync: frameClock.vsync(atOrAfter: down + duration))
    inputs[nextInput] = input
    simulation.schedule(.input(nextInput), at: delivery, priority: .input)
    nextInput += 1
    report(
      input: ReceivedInput(kind: kind, label: label, start: down, duration: duration))
  }
}

/// What belongs to one control, or one item that belongs to none.
@MainActor
private struct ControlGroup {
  var control: ControlElement?
  var texts: [String]
  var images: [String]
  var names: AccessibilityNames?

  /// The label as an accessibility client would read it: the given one, else the texts, else the images.
  var label: String { names?.label ?? (texts.isEmpty ? images : texts).joined(separator: ", ") }

  func matches(_ wanted: String) -> Bool {
    label == wanted || names?.identifier == wanted || texts.contains(wanted)
      || images.contains(wanted)
  }

  static func groups(of items: [ScreenItem]) -> [ControlGroup] {
    var groups: [ControlGroup] = []
    for item in items {
      if let control = item.control, let last = groups.indices.last,
        groups[last].control === control
      {
        item.isText ? groups[last].texts.append(item.text) : groups[last].images.append(item.text)
      } else {
        groups.append(
          ControlGroup(
            control: item.control, texts: item.isText ? [item.text] : [],
            images: item.isText ? [] : [item.text], names: item.names))
      }
    }
    return groups
  }
}

extension CGRect {
  /// The same size, at the origin: the window lies inside the safe area.
  var offsetToOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
