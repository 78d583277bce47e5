// Sentences of the public documentation about what is drawn, and how large: badges of tabs, placeholders, sizes of controls,
// views that are drawn the other way round, titles and cells from right to left.

import Expectations
import SimDevice
import SimScreen
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedLookTests {
  private func device<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(view)
    device.settle()
    return device
  }

  /// The texts of the picture below the status bar.
  private func lines(_ device: SimulatedDevice) -> [DisplayText] {
    device.screenshot().texts.filter { $0.frame.y > 47 }
  }

  /// The texts of the picture below the status bar, each with where it begins, in whole points.
  private func texts(_ device: SimulatedDevice) -> [String] {
    lines(device).map { "\($0.string) \(Int($0.frame.x)) \(Int($0.frame.y))" }
  }

  @Test func `a badge stands at the item of its tab, and is gone when its number is zero`() throws {
    let device = device { Inbox() }
    expect(texts(device).filter { $0.hasPrefix("7 ") }.count, is: 1)
    try device.tap("read all")
    device.settle()
    #expect(texts(device).filter { $0.hasPrefix("7 ") }.isEmpty)
    #expect(device.screenText.contains("Inbox"))
  }

  @Test func `redacted text is not seen, keeps its size, and comes back`() throws {
    let device = device { Loading() }
    #expect(!texts(device).contains { $0.hasPrefix("secret") })
    #expect(texts(device).contains { $0.hasPrefix("known") })
    let before = device.screenDescription
    try device.tap("show")
    device.settle()
    #expect(texts(device).contains { $0.hasPrefix("secret") })
    expect(device.screenDescription, is: before)
  }

  @Test func `of what is redacted for privacy only what is sensitive is not seen`() {
    let device = device {
      VStack {
        Text("balance").privacySensitive()
        Text("title")
      }
      .redacted(reason: .privacy)
    }
    expect(texts(device).map { $0.prefix(5) }, is: ["title"])
  }

  @Test func `buttons with a border and wheels go by the size of controls`() {
    let sizes: [(ControlSize, String, String)] = [
      (.small, "small 28", "wheel 20"), (.regular, "regular 34", "wheel 20"),
      (.large, "large 50", "wheel 37"),
    ]
    for (size, button, wheel) in sizes {
      let device = device {
        VStack {
          Button("a") {}.buttonStyle(.bordered).high("\(size)")
          ProgressView().high("wheel")
        }
        .controlSize(size)
      }
      expect(device.console.sorted(), is: [button, wheel].sorted())
    }
    let plain = device { Button("a") {}.high("plain").controlSize(.large) }
    expect(plain.console, is: ["plain 20"])
  }

  @Test func `from right to left a title, its back button and the rows begin at the right`() throws
  {
    func screen(_ direction: LayoutDirection) throws -> [DisplayText] {
      let device = device {
        NavigationStack {
          List { NavigationLink("row") { Text("next").navigationTitle("Next") } }
            .listStyle(.plain).navigationTitle("Title")
        }
        .environment(\.layoutDirection, direction)
      }
      let first = lines(device)
      try device.tap("row")
      device.settle()
      return first + lines(device)
    }
    let left = try screen(.leftToRight)
    let right = try screen(.rightToLeft)
    expect(left.map(\.string), is: ["row", "Title", "next", "Title", "Next"])
    func line(_ text: DisplayText, _ x: Double) -> String {
      "\(text.string) \(Int((x * 10).rounded())) \(Int(text.frame.y))"
    }
    // What begins 16 points from the left ends 16 points from the right of 390.
    expect(
      right.map { line($0, $0.frame.x) },
      is: left.map { line($0, 390 - $0.frame.x - $0.frame.width) })
  }

  @Test func `a gradient looks alike, whether it is made of colours or of their stops`() {
    let colors = [Color.red, .blue]
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    func picture(_ style: some ShapeStyle) -> String {
      device { Rectangle().fill(style).frame(width: 80, height: 80) }.screenshot().description
    }
    func areAlike(_ first: some ShapeStyle, _ second: some ShapeStyle) -> Bool {
      picture(first) == picture(second)
    }
    let (top, bottom) = (UnitPoint.top, UnitPoint.bottom)
    #expect(
      areAlike(
        .linearGradient(colors: colors, startPoint: top, endPoint: bottom),
        .linearGradient(stops: stops, startPoint: top, endPoint: bottom)))
    #expect(
      areAlike(
        .radialGradient(colors: colors, center: top, startRadius: 0, endRadius: 9),
        .radialGradient(stops: stops, center: top, startRadius: 0, endRadius: 9)))
    #expect(
      areAlike(
        .angularGradient(colors: colors, center: top, startAngle: .zero, endAngle: .degrees(90)),
        .angularGradient(stops: stops, center: top, startAngle: .zero, endAngle: .degrees(90))))
    #expect(
      areAlike(
        .conicGradient(colors: colors, center: top), .conicGradient(stops: stops, center: top))
    )
    #expect(areAlike(.ellipticalGradient(colors: colors), .ellipticalGradient(stops: stops)))
    #expect(picture(.conicGradient(stops: stops, center: top)) != picture(Color.red))
  }

  @Test func `a view that flips is drawn the other way round from right to left alone`() {
    func transforms(_ direction: LayoutDirection) -> Bool {
      device {
        Text("arrow").flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, direction)
      }
      .screenshot().description.contains("-1")
    }
    #expect(!transforms(.leftToRight))
    #expect(transforms(.rightToLeft))
  }

  @Test func `shapes are turned round from right to left unless they say otherwise`() throws {
    func hit(_ shape: some Shape, at x: CGFloat, _ direction: LayoutDirection) throws -> Bool {
      let device = device {
        shape.fill(.red).onTapGesture { print("hit") }.frame(width: 100, height: 100)
          .environment(\.layoutDirection, direction)
      }
      try device.tap(at: CGPoint(x: 195 + x, y: 428))
      device.settle()
      return device.console == ["hit"]
    }
    #expect(try hit(LeftHalf(), at: -25, .leftToRight))
    #expect(try !hit(LeftHalf(), at: -25, .rightToLeft))
    #expect(try hit(LeftHalf(), at: 25, .rightToLeft))
    #expect(try hit(LeftHalf(layoutDirectionBehavior: .fixed), at: -25, .rightToLeft))
  }

  @Test func `lines of text are aligned within their box`() {
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [Int] {
      let device = device {
        Text("a\nlonger line").multilineTextAlignment(alignment)
          .environment(\.layoutDirection, direction)
      }
      let lines = lines(device)
      let left = lines.map(\.frame.x).min() ?? 0
      return lines.map { Int($0.frame.x - left) }
    }
    expect(starts(.leading, .leftToRight), is: [0, 0])
    expect(starts(.trailing, .leftToRight), is: starts(.leading, .rightToLeft))
    expect(starts(.trailing, .rightToLeft), is: [0, 0])
    expect(starts(.center, .leftToRight), is: starts(.center, .rightToLeft))
  }
}

private struct LeftHalf: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
  }
}

private struct Inbox: View {
  @State private var count = 7
  var body: some View {
    TabView {
      Button("read all") { count = 0 }.tabItem { Label("Inbox", systemImage: "tray") }.badge(count)
      Text("more").tabItem { Text("More") }
    }
  }
}

private struct Loading: View {
  @State private var isLoading = true
  var body: some View {
    VStack {
      Text("secret").redacted(reason: isLoading ? .placeholder : [])
      Text("known").unredacted()
      Button("show") { isLoading = false }
    }
  }
}

extension View {
  /// Prints how high the view is when it comes.
  fileprivate func high(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onAppear { print(name, Int(proxy.size.height)) }
      }
    }
  }
}
