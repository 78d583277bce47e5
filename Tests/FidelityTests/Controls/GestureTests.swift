// Gestures: which of them gets a touch, in what order their closures are called.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test func `an inner tap comes before an outer one, and a simultaneous one before neither`()
    throws
  {
    let device = showing {
      VStack {
        VStack { Text("inner").onTapGesture { print("inner") } }.onTapGesture { print("outer") }
        VStack { Text("high").onTapGesture { print("inner") } }
          .highPriorityGesture(TapGesture().onEnded { print("outer") })
        VStack { Text("both").onTapGesture { print("inner") } }
          .simultaneousGesture(TapGesture().onEnded { print("outer") })
        VStack { Button("button") { print("button") } }.onTapGesture { print("outer") }
        Text("masked").onTapGesture { print("inner") }
          .gesture(TapGesture().onEnded { print("outer") }, including: .subviews)
      }
    }
    try expect(device.lines { try device.tap("inner") }, is: ["inner"])
    try expect(device.lines { try device.tap("high") }, is: ["outer"])
    try expect(device.lines { try device.tap("both") }, is: ["inner", "outer"])
    try expect(device.lines { try device.tap("button") }, is: ["button"])
    try expect(device.lines { try device.tap("masked") }, is: ["inner"])
  }

  @Test func `a single tap waits until it cannot become a double tap any more`() throws {
    let device = showing {
      Text("target")
        .onTapGesture(count: 2) { print("double") }
        .onTapGesture { print("single") }
    }
    try expect(device.lines { try device.tap("target", count: 2) }, is: ["double"])
    try device.tap("target")
    device.advance(by: .milliseconds(300))
    expect(device.console, is: ["double"])
    device.advance(by: .milliseconds(300))
    expect(device.console, is: ["double", "single"])
  }

  @Test func `a press ends with a touch that a tap inside of it has won`() throws {
    let device = showing {
      Text("both").onTapGesture { print("tap") }
        .onLongPressGesture {
          print("long")
        } onPressingChanged: {
          print("pressing \($0)")
        }
    }
    try expect(
      device.lines { try device.tap("both") }, is: ["pressing true", "tap", "pressing false"])
    try expect(
      device.lines { try device.longPress("both") },
      is: ["pressing true", "pressing false", "long"])
  }

  @Test func `a long press is complete while the finger is still down`() throws {
    let device = showing { Press() }
    expect(device.console, is: ["body false"])
    try device.longPress("target", for: .seconds(2))
    device.advance(by: .milliseconds(600))
    expect(
      device.console,
      is: [
        "body false", "pressing true", "body true", "pressing false", "pressed", "body false",
      ])
    device.settle()
    expect(device.console.count, is: 6)
    try expect(
      device.lines { try device.tap("target") },
      is: [
        "pressing true", "body true", "pressing false", "body false",
      ])
  }

  @Test func `a tap does not come any more when a long press around it has`() throws {
    let device = showing {
      Text("target").onTapGesture { print("tap") }.onLongPressGesture { print("long") }
      Text("twice").onTapGesture(count: 2) { print("double") }.onTapGesture { print("single") }
        .onLongPressGesture { print("long") }
    }
    try expect(device.lines { try device.longPress("target") }, is: ["long"])
    try expect(device.lines { try device.tap("target") }, is: ["tap"])
    try expect(device.lines { try device.longPress("twice") }, is: ["long"])
    try expect(device.lines { try device.tap("twice", count: 2) }, is: ["double"])
    try expect(device.lines { try device.tap("twice") }, is: ["single"])
  }

  @Test func `a drag reports the finger's location, and its state is reset when it ends`() throws {
    let device = showing { Drag() }
    let log = try device.lines {
      try device.drag("target", by: CGSize(width: 30, height: 0), velocity: 600)
    }
    expect(
      log,
      is: [
        "changed 10.0", "body 10.0", "changed 20.0", "body 20.0", "changed 30.0", "body 30.0",
        "ended 30.0, at 600 points a second, towards 180", "body 0.0",
      ])
    try expect(device.lines { try device.drag("target", by: CGSize(width: 5, height: 0)) }, is: [])
  }

  /// mechanism.md#15 and #2.4: what `onChanged` writes is one transaction, what is written plainly in the
  /// same event another.
  @Test func `a drag's closure is one update an event, a plain write beside it another`() throws {
    let device = showing { Tracking() }
    let log = try device.lines {
      try device.drag("target", by: CGSize(width: 20, height: 0), velocity: 600)
    }
    expect(log, is: ["body 10.0 1", "body 20.0 2"])
    let beside = showing { TrackingBeside() }
    let both = try beside.lines {
      try beside.drag("target", by: CGSize(width: 20, height: 0), velocity: 600)
    }
    expect(
      both,
      is: [
        "updating", "changed", "body 10.0 0.0", "body 10.0 10.0",
        "updating", "changed", "body 20.0 10.0", "body 20.0 20.0", "body 20.0 0.0",
      ])
  }

  /// mechanism.md#15.2.
  @Test func `a gesture state is reset when its view is removed under the finger`() throws {
    let device = showing { Vanishing() }
    let log = try device.lines {
      try device.drag("target", by: CGSize(width: 40, height: 0), velocity: 600)
    }
    // What `updating` and `onChanged` write are two transactions (2.4).
    expect(log, is: ["body 10.0", "body 20.0", "body 20.0", "reset 20.0", "body 0.0"])
  }

  @Test func `a drag after a long press follows the finger only then`() throws {
    let device = showing {
      Text("target").gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { print("moved \(drag.translation.width)") }
          })
    }
    try expect(device.lines { try device.drag("target", by: CGSize(width: 60, height: 0)) }, is: [])
    let slow = try device.lines {
      try device.drag("target", by: CGSize(width: 8, height: 0), velocity: 20)
    }
    #expect(slow.count == 1 && slow[0].hasPrefix("moved "))
  }

  @Test func `of two exclusive gestures the first wins, of two simultaneous ones both`() throws {
    let device = showing {
      VStack {
        Text("exclusive").gesture(
          TapGesture(count: 2).onEnded { print("double") }
            .exclusively(before: TapGesture().onEnded { print("single") }))
        Text("together").gesture(
          TapGesture().onEnded { print("first") }
            .simultaneously(with: SpatialTapGesture().onEnded { _ in print("second") }))
      }
    }
    try expect(device.lines { try device.tap("exclusive", count: 2) }, is: ["double"])
    try expect(device.lines { try device.tap("exclusive") }, is: ["single"])
    try expect(device.lines { try device.tap("together") }, is: ["first", "second"])
  }

  @Test func `what lies on top gets the touch, unless it lets touches through`() throws {
    struct Covered: View {
      @State private var isOpen = false
      var body: some View {
        ZStack {
          Button("below") { print("below") }
          Color.red.onTapGesture { print("cover") }.allowsHitTesting(!isOpen)
          VStack {
            Button("open") { isOpen = true }
            Text("spacer").padding(100)
          }
        }
      }
    }
    let device = showing { Covered() }
    #expect(throws: DeviceError.covered("below", by: nil)) { try device.tap("below") }
    try expect(device.lines { try device.tap("open") }, is: [])
    #expect(device.screenText.contains("below"))
  }

  @Test func `an area receives touches where it is drawn, or inside its content shape`() throws {
    let device = showing {
      VStack {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }.onTapGesture { print("drawn") }
        Color.clear.frame(height: 40).accessibilityIdentifier("clear").onTapGesture { print("no") }
      }
    }
    try expect(device.lines { try device.tap("a") }, is: ["drawn"])
  }

  @Test func `a touch on something disabled is delivered and does nothing`() throws {
    let device = showing { Switchboard() }
    for label in ["button", "toggle", "tap"] {
      try expect(device.lines { try device.tap(label) }, is: [])
    }
    try expect(device.lines { try device.setSlider("slider", to: 1) }, is: [])
    try expect(device.lines { try device.increment("stepper") }, is: [])
    try expect(device.lines { try device.pick("two", in: "picker") }, is: [])
    #expect(throws: DeviceError.disabled("field")) { try device.type("x", into: "field") }
    try expect(device.lines { try device.tap("enable") }, is: ["body 0.0 0 1 false"])
    try expect(device.lines { try device.tap("button") }, is: ["button"])
    try expect(device.lines { try device.tap("tap") }, is: ["tap"])
    try expect(device.lines { try device.tap("toggle") }, is: ["body 0.0 0 1 true"])
  }

  @Test func `taps in the rows of a list reach the row`() throws {
    let device = showing {
      List(0..<50) { row in
        HStack {
          Text("row \(row)").onTapGesture { print("tapped \(row)") }
          Button("go \(row)") { print("went \(row)") }
        }
      }
    }
    try expect(device.lines { try device.tap("row 3") }, is: ["tapped 3"])
    try expect(device.lines { try device.tap("go 4") }, is: ["went 4"])
    try device.scroll(toRow: 30)
    device.settle()
    try expect(device.lines { try device.tap("row 31") }, is: ["tapped 31"])
  }
}

private struct Press: View {
  @State private var isPressing = false
  var body: some View {
    let _ = print("body \(isPressing)")
    Text("target").onLongPressGesture {
      print("pressed")
    } onPressingChanged: {
      print("pressing \($0)")
      isPressing = $0
    }
  }
}

private struct Drag: View {
  @GestureState private var offset: CGFloat = 0
  var body: some View {
    let _ = print("body \(offset)")
    Text("target").gesture(
      DragGesture(minimumDistance: 10)
        .onChanged { print("changed \($0.translation.width)") }
        .updating($offset) { value, state, _ in state = value.translation.width }
        .onEnded {
          let speed = Int($0.velocity.width.rounded())
          let end = Int($0.predictedEndTranslation.width.rounded())
          print("ended \($0.translation.width), at \(speed) points a second, towards \(end)")
        })
  }
}

private struct Switchboard: View {
  @State private var isDisabled = true
  @State private var level = 0.0
  @State private var count = 0
  @State private var choice = 1
  @State private var isOn = false
  @State private var text = ""
  var body: some View {
    let _ = isDisabled ? () : print("body \(level) \(count) \(choice) \(isOn)")
    VStack {
      VStack {
        Button("button") { print("button") }
        Toggle("toggle", isOn: $isOn)
        Text("tap").onTapGesture { print("tap") }
        Slider(value: $level) { Text("slider") }
        Stepper("stepper", value: $count)
        Picker("picker", selection: $choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        TextField("field", text: $text)
      }.disabled(isDisabled)
      Button("enable") { isDisabled = false }
    }
  }
}

private struct Tracking: View {
  @State private var x: CGFloat = 0
  @State private var y = 0
  var body: some View {
    let _ = y > 0 ? print("body \(x) \(y)") : ()
    Text("target").gesture(
      DragGesture(minimumDistance: 10).onChanged {
        x = $0.translation.width
        y += 1
      })
  }
}

private struct TrackingBeside: View {
  @State private var x: CGFloat = 0
  @GestureState private var beside: CGFloat = 0
  var body: some View {
    let _ = x > 0 ? print("body \(x) \(beside)") : ()
    Text("target").gesture(
      DragGesture(minimumDistance: 10)
        .onChanged {
          print("changed")
          x = $0.translation.width
        }
        .updating($beside) { value, state, _ in
          print("updating")
          state = value.translation.width
        })
  }
}

private struct Vanishing: View {
  @State private var isShown = true
  @GestureState(reset: { value, _ in print("reset \(value)") }) private var moved: CGFloat = 0
  var body: some View {
    let _ = moved > 0 || !isShown ? print("body \(moved)") : ()
    VStack {
      if isShown {
        Text("target").gesture(
          DragGesture(minimumDistance: 10)
            .updating($moved) { value, state, _ in state = value.translation.width }
            .onChanged { if $0.translation.width >= 20 { isShown = false } })
      }
      Text("rest")
    }
  }
}
