// Pictures of screens: their display lists as text against the committed ones, and what must hold of every one.

import Expectations
import Foundation
import SimCharts
@_spi(Runtime) import SimComponents
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct PictureTests {
  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  }

  @Test func `each screen of the gallery is drawn like the committed text`() throws {
    let renews = ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] != nil
    let pictures = ProcessInfo.processInfo.environment["SIMUI_PICTURES"]
    for screen in Gallery.screens {
      let shot = try screen.device().screenshot()
      let file = Self.folder.appending(path: "\(screen.name).txt")
      if let pictures {
        let png = try shot.png(scale: 1)
        try Data(png).write(to: URL(filePath: pictures).appending(path: "\(screen.name).png"))
      }
      if renews {
        try Data((shot.description + "\n").utf8).write(to: file)
      } else {
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(shot.description + "\n" == committed, "\(screen.name)")
      }
    }
  }
}

extension PictureTests {
  /// The screen of the gallery with a name.
  private func device(_ name: String) throws -> SimulatedDevice {
    try #require(Gallery.screens.first { $0.name == name }).device()
  }

  @Test(arguments: ["stacks", "grid", "labels", "list-scrolled", "lazy-grid", "settings"])
  func `texts lie where layout put them`(name: String) throws {
    let device = try device(name)
    let top = device.engine.screen.safeArea.minY
    let lines = device.screenshot().texts
    let items = device.engine.runtime.screenItems(
      in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size))
    var compared = 0
    for item in items where item.isText && item.control == nil && !item.frame.isEmpty {
      // Of what stands in bars the system draws its own form, and headers are in capitals.
      guard
        let line = lines.first(where: {
          $0.string.lowercased() == item.text.lowercased()
            && abs($0.frame.y - Double(item.frame.minY + top)) < 0.01
        })
      else { continue }
      compared += 1
      #expect(abs(line.frame.x - Double(item.frame.minX)) < 0.01, "\(item.text)")
      #expect(line.frame.height <= Double(item.frame.height) + 0.01, "\(item.text)")
      #expect(line.frame.width <= Double(item.frame.width) + 0.51, "\(item.text)")
    }
    #expect(compared >= 2)
  }

  private struct Themed: View {
    @State var isDark = false
    var body: some View {
      List(0..<3) { Text("Row \($0)") }
        .environment(\.colorScheme, isDark ? .dark : .light)
        .toolbar { Button("Theme") { isDark.toggle() } }
    }
  }

  @Test func `a colour scheme in the environment is drawn, and a change of it is a frame`() throws {
    let device = SimulatedDevice()
    device.launch { NavigationStack { Themed() } }
    device.settle()
    let light = device.screenshot()
    let change = try device.measure {
      try device.tap("Theme")
      device.settle()
    }
    let dark = device.screenshot()
    #expect(change.frames > 0)
    func colours(_ shot: DisplayList, _ text: String) -> [DisplayColour] {
      shot.texts.filter { $0.string == text }.map(\.colour)
    }
    expect(colours(light, "Row 1"), is: [DisplayColour(0x000000)])
    expect(colours(dark, "Row 1"), is: [DisplayColour(0xffffff)])
    try device.tap("Theme")
    device.settle()
    expect(device.screenshot(), is: light)
  }

  @Test func `light stays light inside of what is dark, and the other way round`() throws {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        Text("outside")
        VStack {
          Text("dark")
          Text("light").colorScheme(.light)
        }.environment(\.colorScheme, .dark)
      }
    }
    device.settle()
    let colours = device.screenshot().texts.map { ($0.string, $0.colour) }
    for (text, colour) in [("outside", 0x000000), ("dark", 0xffffff), ("light", 0x000000)] {
      expect(colours.first { $0.0 == text }?.1, is: DisplayColour(UInt32(colour)))
    }
  }

  @Test func `an effect on colours changes the placeholder of a text once, and a colour well`() {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        Text("Tonight").redacted(reason: .placeholder).colorInvert()
        ColorPicker("Ink", selection: .constant(.red)).grayscale(1)
      }
    }
    device.settle()
    let commands = device.screenshot().commands
    #expect(
      commands.contains { command in
        guard case .fill(.rounded(_, 3), .colour(let colour)) = command else { return false }
        return colour == DisplayColour(0xffffff).faded(by: 0.16)
      })
    let well = commands.lazy.compactMap { command -> [DisplayStop]? in
      guard case .stroke(_, .angular(let stops, _, _, _), _) = command else { return nil }
      return stops
    }
    expect(well.count, is: 1)
    for stop in well.joined() { expect(stop.colour.red, is: stop.colour.blue) }
  }

  @Test func `no line of a text reaches beyond the frame of its text`() throws {
    for screen in Gallery.screens where screen.name.hasPrefix("text-") {
      let device = try screen.device()
      let frames = device.engine.runtime.screenItems(
        in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size)
      ).filter(\.isText).map {
        DisplayRect(
          x: Double($0.frame.minX), y: Double($0.frame.minY), width: Double($0.frame.width),
          height: Double($0.frame.height))
      }
      for line in device.screenshot().texts {
        #expect(
          frames.contains { $0.contains(line.frame, within: 0.6) }, "\(screen.name) \(line.string)")
      }
    }
  }

  @Test func `a picture has the size of the screen, and equal bytes each time`() throws {
    let shot = try device("settings").screenshot()
    let png = try shot.png(scale: 2)
    expect(png, is: (try device("settings").screenshot().png(scale: 2)))
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == 780 && number(20) == 1_688)
  }

  @Test func `taking a picture changes nothing`() throws {
    let device = try device("tabs")
    let before = (device.now, device.screenDescription, device.count(.bodyEvaluations))
    expect(device.screenshot(), is: device.screenshot())
    let after = (device.now, device.screenDescription, device.count(.bodyEvaluations))
    #expect(before == after)
  }

  @Test func `a picture that has no size is refused`() {
    let empty = DisplayList(width: 0, height: 10, scale: 3)
    #expect(throws: CairoError.self) { try empty.png() }
  }

  @Test func `a film gives each frame back, and takes little for what only moves`() throws {
    let device = try device("list-plain")
    var shots = [device.screenshot()]
    for _ in 0..<12 {
      device.scroll(by: 31)
      device.settle()
      shots.append(device.screenshot())
    }
    var film = ScreenFilm(width: shots[0].width, height: shots[0].height)
    for (index, shot) in shots.enumerated() { film.add(shot, at: Int64(index)) }
    for (shot, frame) in zip(shots, film.placed) {
      var alone = ScreenFilm(width: shot.width, height: shot.height)
      alone.add(shot, at: 0)
      expect(alone.placed[0], is: frame)
    }
    let first = film.frames[0].steps.count
    let others = film.frames.dropFirst().map(\.steps.count).max() ?? 0
    #expect(others * 2 < first)
  }
}

extension ScreenFilm {
  /// What each frame holds: texts with their heights, as a reader of the steps puts them together.
  fileprivate var placed: [[String]] {
    var last: [(text: Int, top: Int)] = []
    return frames.map { frame in
      var list: [(text: Int, top: Int)] = []
      for start in stride(from: 0, to: frame.steps.count, by: 3) {
        let (count, place, shift) = (
          frame.steps[start], frame.steps[start + 1], frame.steps[start + 2]
        )
        if count == 0 {
          list.append((place, shift))
        } else {
          list += last[place..<place + count].map { ($0.text, $0.top + shift) }
        }
      }
      last = list
      return list.map { "\(texts[$0.text]) at \($0.top)" }
    }
  }
}
