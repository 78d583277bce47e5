// Gestures other than scrolling, and changes around the list.

import SimLab

extension Workload {
  /// A clock above the list, which does not concern the rows.
  static let timer = Workload(
    name: "timer",
    summary: "a clock in the title ticks ten times a second for 8 s, while the list is flung",
    isHeadline: false
  ) { session in
    for tick in 0..<80 {
      if tick % 20 == 0 { session.device.fling(velocity: tick < 40 ? 1_500 : -1_500) }
      session.change(.tick)
      session.device.advance(by: .milliseconds(100))
    }
    session.device.settle()
    try session.device.scroll(toRow: 0)
    session.device.settle()
  }

  /// Changes of a list that is covered by another tab.
  static let tabs = Workload(
    name: "tabs",
    summary: "three times another tab is shown, 30 random items change, and the list comes back",
    stage: Stage.tabs.rawValue
  ) { session in
    for _ in 0..<3 {
      try session.device.selectTab("Other")
      session.device.settle()
      for change in 0..<30 {
        session.update(item: session.randomItem(), after: .milliseconds(change * 20))
      }
      session.device.advance(by: .seconds(1))
      try session.device.selectTab("All")
      session.device.settle()
    }
  }

  /// A search field that filters the list.
  static let typing = Workload(
    name: "typing",
    summary: "the search field says Item 12, key by key, and is emptied again",
    isHeadline: false, stage: Stage.search.rawValue
  ) { session in
    let text = "Item 12"
    try session.device.type(text, into: "Search")
    session.device.settle()
    session.device.advance(by: .milliseconds(500))
    try session.device.deleteBackward(text.count)
    session.device.settle()
  }

  /// Changes an environment value on which everything on screen may depend.
  static let theme = Workload(
    name: "theme", summary: "four times, a second apart, light becomes dark or dark light",
    isHeadline: false, stage: Stage.theme.rawValue
  ) { session in
    for _ in 0..<4 {
      session.change(.theme)
      session.device.advance(by: .seconds(1))
    }
    session.device.settle()
  }

  /// Goes to the home screen and back, with a memory warning in between.
  static let background = Workload(
    name: "background",
    summary: "after a fling the app goes, is warned of memory, comes back, and is flung again",
    isHeadline: false
  ) { session in
    let device = session.device
    device.fling(velocity: 3_000)
    device.settle()
    device.enterBackground()
    device.settle()
    device.sendMemoryWarning()
    for change in 0..<30 {
      session.update(item: session.randomItem(), after: .milliseconds(change * 20))
    }
    device.advance(by: .seconds(2))
    device.enterForeground()
    device.settle()
    device.fling(velocity: -3_000)
    device.settle()
    try device.scroll(toRow: 0)
    device.settle()
  }

  /// Inserts new items at the top, as in a feed.
  static let insertWhileScrolling = Workload(
    name: "insert-while-scrolling",
    summary: "five times a second for 4 s an item is inserted at the top, while the list is flung",
    isHeadline: false
  ) { session in
    for insertion in 0..<20 {
      if insertion % 5 == 0 { session.device.fling(velocity: insertion < 10 ? 1_500 : -1_500) }
      session.change(.insert(at: 0))
      session.device.advance(by: .milliseconds(200))
    }
    session.device.settle()
    try session.device.scroll(toRow: 0)
    session.device.settle()
  }
}

extension Session {
  /// Notifies the list of a change from outside.
  func change(_ change: ItemChange) {
    let isKnown = self.change(change.name)
    precondition(isKnown, "Every strategy hears of every change of the list.")
  }
}
