@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Geometry readers")
struct GeometryTests {
  @Test func `the content is made for the size that layout gives, in the same frame`() {
    expect(
      layout(300, 200) {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          GeometryReader { proxy in
            Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
          }
        }
      },
      is: """
        stack vertical (0, 0) 300x200
          group (0, 0) 300x50
            color red (0, 0) 300x50
          group geometry (0, 50) 300x150
            group (0, 0) 150x50
              color blue (0, 0) 150x50
        """)
  }

  @Test func `the content is made once for each size, and not when only something else changes`() {
    let model = Panel()
    let probe = LayoutProbe { PanelView(model: model) }
    expect(model.made, is: ["300x150"])
    probe.refresh()
    expect(model.made, is: ["300x150"])
    model.height = 80
    probe.refresh()
    expect(model.made, is: ["300x150", "300x120"])
    model.title = "x"
    probe.refresh()
    expect(model.made, is: ["300x150", "300x120", "300x120"])
  }

  @Test func `content that reads nothing is made once, whatever its size`() {
    let model = Panel()
    let probe = LayoutProbe { Asks(model: model) { _ in "nothing" } }
    model.height = 80
    probe.refresh()
    expect(model.made, is: ["nothing"])
    #expect(probe.text.contains("group geometry (0, 80) 300x120"))
  }

  @Test func `content that reads a frame is made for each size and each place`() {
    let model = Panel()
    let probe = LayoutProbe { Asks(model: model) { "\(Int($0.frame(in: .global).minY))" } }
    expect(model.made, is: ["50"])
    model.height = 80
    probe.refresh()
    #expect(model.made.first == "50" && model.made.last == "80")
    let count = model.made.count
    probe.refresh()
    expect(model.made.count, is: count)
  }

  @Test func `content that reads its own frame is made for each size`() {
    let model = Panel()
    let probe = LayoutProbe { Asks(model: model) { "\(Int($0.frame(in: .local).height))" } }
    model.height = 80
    probe.refresh()
    expect(model.made, is: ["150", "120"])
  }

  @Test func `content that reads the bars' insets is made again when they change`() {
    let model = Panel()
    let probe = LayoutProbe(insets: EdgeInsets(top: 47, bottom: 34)) {
      Asks(model: model) { "\(Int($0.safeAreaInsets.bottom))" }
    }
    expect(model.made, is: ["34"])
    probe.runtime.safeAreaInsets = EdgeInsets(top: 47, bottom: 20)
    probe.refresh()
    expect(model.made, is: ["34", "20"])
  }

  @Test func `a view that is given the proxy is not taken for unchanged when the size changes`() {
    let model = Panel()
    let probe = LayoutProbe {
      Sized(model: model)
    }
    #expect(probe.text.contains("text \"150\""))
    model.height = 80
    probe.refresh()
    #expect(probe.text.contains("text \"120\""))
  }

  @Test func `frames are converted to named spaces and to the screen`() {
    let frames = Frames()
    let probe = LayoutProbe(300, 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        ZStack {
          GeometryReader { proxy in
            let _ = frames.note(proxy)
            Color.blue
          }.padding(10)
        }.coordinateSpace(name: "stack")
      }
    }
    expect(
      frames.last,
      is: [
        "local (0.0, 0.0, 280.0, 160.0)", "stack (10.0, 10.0, 280.0, 160.0)",
        "global (10.0, 30.0, 280.0, 160.0)",
      ])
    probe.runtime.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    probe.refresh()
    expect(frames.last.last, is: "global (10.0, 77.0, 280.0, 160.0)")
  }

  @Test func `readers within readers come to rest in one frame`() {
    expect(
      layout(320, 160) {
        GeometryReader { outer in
          GeometryReader { inner in
            Color.red.frame(width: inner.size.width / 2, height: outer.size.height / 2)
          }.frame(width: outer.size.width / 2)
        }
      },
      is: """
        group geometry (0, 0) 320x160
          group (0, 0) 160x160
            group geometry (0, 0) 160x160
              group (0, 0) 80x80
                color red (0, 0) 80x80
        """)
  }

  @Test func `a reader whose content changes its own size is bounded`() {
    let model = Growing()
    let probe = LayoutProbe(300, 200) { GrowingView(model: model) }
    #expect(model.made <= 40 * 8)
    #expect(probe.text.contains("geometry"))
  }

  @Test func `a view grows over the safe area where it ends at its edge`() {
    let probe = LayoutProbe(300, 200, insets: EdgeInsets(top: 47, bottom: 34)) {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea(edges: .top)
        Color.blue.ignoresSafeArea(edges: .top)
      }
    }
    expect(
      probe.text,
      is: """
        stack vertical (0, 0) 300x200
          group (0, 0) 300x100
            color red (0, -47) 300x147
          group (0, 100) 300x100
            color blue (0, 0) 300x100
        """)
  }

  @Test func `an inset takes room from the content, with the usual distance`() {
    #expect(
      layout(300, 200) {
        Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
      }.contains("color red (0, 0) 300x142"))
    #expect(
      layout(300, 200) {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
      }.contains("color red (0, 0) 300x150"))
  }
}

@Observable
private final class Panel {
  var height: CGFloat = 50
  var title = ""
  @ObservationIgnored var made: [String] = []
}

private struct PanelView: View {
  let model: Panel
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: model.height)
      GeometryReader { proxy in
        let _ = model.made.append("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
        Text(model.title)
      }
    }
  }
}

private struct Asks: View {
  let model: Panel
  let question: (GeometryProxy) -> String
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: model.height)
      GeometryReader { proxy in
        let _ = model.made.append(question(proxy))
        Text("fixed")
      }
    }
  }
}

private struct Sized: View {
  let model: Panel
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: model.height)
      GeometryReader { Height(proxy: $0) }
    }
  }
}

private struct Height: View {
  let proxy: GeometryProxy
  var body: some View { Text("\(Int(proxy.size.height))") }
}

private final class Frames: @unchecked Sendable {
  var last: [String] = []

  private func text(_ frame: CGRect) -> String {
    "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
  }

  func note(_ proxy: GeometryProxy) {
    last = [
      "local \(text(proxy.frame(in: .local)))", "stack \(text(proxy.frame(in: .named("stack"))))",
      "global \(text(proxy.frame(in: .global)))",
    ]
  }
}

@Observable
private final class Growing {
  var height: CGFloat = 10
  @ObservationIgnored var made = 0
}

private struct GrowingView: View {
  let model: Growing
  var body: some View {
    GeometryReader { proxy in
      let _ = model.made += 1
      Color.red.onChange(of: proxy.size.height) { model.height += 1 }
    }.frame(height: model.height)
  }
}
