// Navigation bars and tab bars as rendered on iOS 26, see Rendered.swift.

import Expectations
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Rendered {
  @Test func `tabs/basic: a tab bar takes 83 of the screen, with or without a home indicator`() {
    let (frames, _) = rendering { frames in
      TabView {
        Color.red.probe("home", frames).tabItem { Label("Home", systemImage: "house") }
        Text("second").tabItem { Label("Second", systemImage: "star") }
      }
    }
    expect(frames["home"], is: CGRect(x: 0, y: 20, width: 375, height: 667 - 20 - 83))
  }

  @Test func `tabs/basic: the tabs lie in a capsule of 270 by 58, 23 above the bottom`() throws {
    let (_, device) = rendering { _ in
      TabView {
        Text("home").tabItem { Label("Home", systemImage: "house") }
        Text("list").tabItem { Label("List", systemImage: "star") }
        Text("more").tabItem { Label("More", systemImage: "bell") }
      }
    }
    let tabs: TabElement = try #require(device.engine.runtime.window?.element.first())
    expect(
      tabs.capsule(device.engine.runtime),
      is: CGRect(x: 52.5, y: 667 - 20 - 23 - 58, width: 270, height: 58))
  }

  @Test func `tabs/page: pages have the whole screen`() {
    let (frames, _) = rendering { frames in
      TabView {
        Color.red.frame(width: 120, height: 80).probe("page", frames)
        Text("second")
      }.tabViewStyle(.page)
    }
    expect(frames["page"], is: CGRect(x: 127.5, y: 20 + 283.5, width: 120, height: 80))
  }

  @Test func `representable/safearea-large: a bar is 54 high, and 106 with a large title`() {
    for (mode, height) in [
      (NavigationBarItem.TitleDisplayMode.large, 106), (.inline, 54),
    ] as [(NavigationBarItem.TitleDisplayMode, CGFloat)] {
      let (frames, _) = rendering { frames in
        NavigationStack {
          Color.red.probe("box", frames)
            .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
      expect(frames["box"], is: CGRect(x: 0, y: 20 + height, width: 375, height: 647 - height))
    }
  }

  @Test func `no bar is above a screen that has neither a title nor a button`() throws {
    let (frames, device) = rendering { frames in
      NavigationStack {
        VStack {
          Color.red.probe("root", frames)
          NavigationLink("plain") { Color.blue.probe("plain", frames) }
          NavigationLink("bare") {
            Color.blue.probe("bare", frames).navigationBarBackButtonHidden()
          }
        }
      }
    }
    expect(frames["root"].minY, is: 20)
    try device.tap("plain")
    device.settle()
    expect(frames["plain"].minY, is: 20 + 54)
    try device.goBack()
    device.settle()
    try device.tap("bare")
    device.settle()
    expect(frames["bare"].minY, is: 20)
  }

  @Test func `a toolbar item keeps the bar`() {
    let (frames, _) = rendering { frames in
      NavigationStack {
        Color.red.probe("root", frames).toolbar { Button("Edit") {} }
      }
    }
    expect(frames["root"].minY, is: 20 + 54)
  }
}
