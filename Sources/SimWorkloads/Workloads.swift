// The workloads of any list of items: the user's gestures.

import SimLab

extension Workload {
  /// Launches the process and waits until the screen is at rest.
  static let launch = Workload(
    name: "launch", summary: "from the start of the process to a screen at rest",
    measuresLaunch: true
  ) { session in
    session.device.settle()
    session.device.advance(by: .milliseconds(500))
  }

  /// Flings to the end and back.
  static let scroll = Workload(
    name: "scroll",
    summary: "flings of 3,000 pt/s towards the end and back, at most 60 s of virtual time each way",
    isHeadline: false
  ) { session in
    session.fling(3_000, name: "end") { $0.limit - $0.offset < 1 }
    session.fling(-3_000, name: "start") { $0.offset < 1 }
  }

  /// Changes the list from outside while it is scrolled.
  static let rapidUpdates = Workload(
    name: "rapid-updates",
    summary: "60 random items a second change for 4 s, while the list is flung four times"
  ) { session in
    let device = session.device
    for change in 0..<240 {
      session.update(item: session.randomItem(), after: .nanoseconds(change * 16_666_667))
    }
    for fling in 0..<4 {
      device.fling(velocity: fling < 2 ? 1_500 : -1_500)
      device.advance(by: .seconds(1))
    }
    device.settle()
    try device.scroll(toRow: 0)
    device.settle()
  }

  /// Flicks at the speed of hands.
  ///
  /// The speeds are those of a finger that looks for something far down, one flick every 600 ms
  /// (host-model.md#D1: 200 to 320 rows a second came into view on an iPhone 11).
  static let flick = Workload(
    name: "flick",
    summary: "12 flicks of 12,000 to 25,000 pt/s towards the end, 3 s of rest, and 7 back"
  ) { session in
    session.flick(12, by: 1)
    session.device.advance(by: .seconds(3))
    session.flick(7, by: -1)
  }

  /// Changes rows on screen while the list is flicked.
  static let visibleUpdates = Workload(
    name: "visible-updates",
    summary: "60 times a second for 4 s a row on screen changes, while the list is flicked"
  ) { session in
    for change in 0..<240 {
      if change % 36 == 0 { session.flick(change < 120 ? 1 : -1) }
      let visible = session.visibleItems
      if !visible.isEmpty {
        session.update(item: visible[session.randomNumber(in: 0..<visible.count)], after: .zero)
      }
      session.device.advance(by: .nanoseconds(16_666_667))
    }
    session.device.settle()
  }

  /// Opens and leaves detail screens.
  static let navigate = Workload(
    name: "navigate", summary: "pushes and pops the detail screens of the first ten items",
    isHeadline: false
  ) { session in
    for item in 0..<min(10, session.items) {
      let label = "Item \(item)"
      // A small phone shows fewer than ten rows.
      if !session.device.screenText.contains(label) {
        try session.device.scroll(toRow: item)
        session.device.settle()
      }
      try session.device.tap(label)
      session.device.settle()
      session.device.advance(by: .milliseconds(300))
      try session.device.goBack()
      session.device.settle()
      session.device.advance(by: .milliseconds(300))
    }
  }
}

extension Session {
  /// The speeds of flicks by hand, in points a second.
  private static var handSpeeds: Range<Int> { 12_000..<25_001 }

  /// Flicks once, towards the end for 1 and towards the start for -1.
  fileprivate func flick(_ direction: Int) {
    device.fling(velocity: Double(direction * randomNumber(in: Self.handSpeeds)))
  }

  /// Flicks a number of times, each while the list is still decelerating, and waits until it rests.
  fileprivate func flick(_ times: Int, by direction: Int) {
    for _ in 0..<times {
      flick(direction)
      device.advance(by: .milliseconds(600))
    }
    device.settle()
  }

  /// The positions of the items whose rows are on screen, from top to bottom.
  fileprivate var visibleItems: [Int] {
    device.screenText.compactMap { text in
      text.hasPrefix("Item ") ? Int(text.dropFirst("Item ".count)) : nil
    }
  }

  /// The longest time that a workload scrolls in one direction.
  private static var scrollLimit: Duration { .seconds(60) }

  /// Flings repeatedly until the list is at the given position, or the time limit is reached.
  fileprivate func fling(
    _ velocity: Double, name: String, until isThere: ((offset: Double, limit: Double)) -> Bool
  ) {
    let start = device.now
    while let position = device.scrollPosition,
      !isThere((Double(position.offset), Double(position.limit)))
    {
      guard device.now - start < Self.scrollLimit else {
        cut(
          """
          Scrolling to the \(name) was cut after 60 s of virtual time, at \
          \(Int(position.offset)) of \(Int(position.limit)) points.
          """)
        return
      }
      device.fling(velocity: velocity)
      // The next flick begins while the list is still decelerating, as with a hurried finger.
      device.advance(by: .milliseconds(600))
    }
    device.settle()
  }
}
