// What the user does: the workloads that any list of items can be played with.

import SimLab

extension Workload {
  /// From the start of the process to a screen at rest.
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
    summary: "flings of 3,000 pt/s towards the end and back, at most 60 s of virtual time each way"
  ) { session in
    session.fling(3_000, name: "end") { $0.limit - $0.offset < 1 }
    session.fling(-3_000, name: "start") { $0.offset < 1 }
  }

  /// Changes from outside while the list is scrolled.
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

  /// Opens and leaves detail screens.
  static let navigate = Workload(
    name: "navigate", summary: "pushes and pops the detail screens of the first ten items"
  ) { session in
    for item in 0..<min(10, session.items) {
      let label = "Item \(item)"
      // A small phone does not show ten rows at once.
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
  /// The longest time that a workload scrolls in one direction.
  private static var scrollLimit: Duration { .seconds(60) }

  /// Flings again and again until the list is where it should be, or the time is up.
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
      // The next flick comes while the list still decelerates, as a hurried finger does it.
      device.advance(by: .milliseconds(600))
    }
    device.settle()
  }
}
