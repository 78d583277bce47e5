// Sentences of the public documentation about the modifiers that apps use most, each as where views lie in a box of
// 200 × 100 points, or as what is touched.

import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct DocumentedLayoutTests {
  /// Where the views that are seen lie: x, y, width and height in the box, in the order of their names.
  private func places<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    let device = SimulatedDevice()
    device.launch {
      ZStack(alignment: .topLeading) {
        Color.clear
        content()
      }
      .frame(width: 200, height: 100).coordinateSpace(name: "box")
    }
    device.settle()
    expect(device.diagnostics, is: [])
    return device.console.sorted()
  }

  private func tapped<Content: View>(
    _ label: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> [String] {
    let device = SimulatedDevice()
    device.launch(content)
    device.settle()
    try device.tap(label)
    device.settle()
    return device.console
  }

  @Test
  func
    `padding is 16 points at every edge where nothing else is said, and only at the edges named`()
  {
    expect(
      places { block(20, 10).seen("c").padding().seen("p") }, is: ["c 16 16 20 10", "p 0 0 52 42"])
    let some = places { block(20, 10).seen("c").padding([.leading, .top], 5).seen("p") }
    expect(some, is: ["c 5 5 20 10", "p 0 0 25 15"])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      places { block(20, 10).seen("c").padding(insets).seen("p") },
      is: [
        "c 2 1 20 10", "p 0 0 26 14",
      ])
    expect(
      places { block(20, 10).seen("c").padding(-5).seen("p") }, is: ["c -5 -5 20 10", "p 0 0 10 0"])
  }

  @Test func `a frame aligns what is smaller in it, and what is larger reaches beyond it`() {
    let small = places {
      block(20, 10).seen("c").frame(width: 100, height: 50, alignment: .bottomTrailing).seen("f")
    }
    expect(small, is: ["c 80 40 20 10", "f 0 0 100 50"])
    let large = places { block(60, 10).seen("c").frame(width: 20, height: 10).seen("f") }
    expect(large, is: ["c -20 0 60 10", "f 0 0 20 10"])
    let one = places { block(20, 10).seen("c").frame(height: 30).seen("f") }
    expect(one, is: ["c 0 10 20 10", "f 0 0 20 30"])
  }

  @Test func `a flexible frame is as large as it is offered between its bounds`() {
    let wide = places {
      block(20, 10).seen("c").frame(maxWidth: .infinity, alignment: .leading).seen("f")
    }
    expect(wide, is: ["c 0 0 20 10", "f 0 0 200 10"])
    let least = places { block(20, 10).seen("c").frame(minWidth: 50, minHeight: 40).seen("f") }
    expect(least, is: ["c 15 15 20 10", "f 0 0 50 40"])
    let most = places { Color.red.frame(maxWidth: 80, maxHeight: 30).seen("f") }
    expect(most, is: ["f 0 0 80 30"])
    let ideal = places { Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize().seen("f") }
    expect(ideal, is: ["f 0 0 70 30"])
  }

  @Test func `an offset moves what is drawn and not what others see of it`() {
    let lines = places {
      VStack(alignment: .leading, spacing: 0) {
        block(20, 10).seen("a in").offset(x: 5, y: 7).seen("a out")
        block(20, 10).seen("b")
      }
    }
    expect(lines, is: ["a in 5 7 20 10", "a out 0 0 20 10", "b 0 10 20 10"])
  }

  @Test func `a spacer takes what is left along its stack, and never less than its least length`() {
    let all = places {
      HStack(spacing: 0) {
        block(20, 10); Spacer(); block(20, 10).seen("b")
      }
    }
    expect(all, is: ["b 180 0 20 10"])
    let least = places {
      HStack(spacing: 0) {
        block(20, 10); Spacer(minLength: 30); block(20, 10).seen("b")
      }.fixedSize()
    }
    expect(least, is: ["b 50 0 20 10"])
    let thirds = places {
      VStack(spacing: 0) {
        Spacer(); block(20, 10).seen("b"); Spacer()
      }
    }
    expect(thirds, is: ["b 0 45 20 10"])
  }

  @Test func `a stack has its spacing between its children, and aligns them across`() {
    let lines = places {
      VStack(alignment: .trailing, spacing: 7) {
        block(20, 10).seen("a"); block(40, 10).seen("b")
      }
    }
    expect(lines, is: ["a 20 0 20 10", "b 0 17 40 10"])
    let across = places {
      HStack(alignment: .bottom, spacing: 3) {
        block(20, 10).seen("a"); block(20, 30).seen("b")
      }
    }
    expect(across, is: ["a 0 20 20 10", "b 23 0 20 30"])
    let without = places {
      VStack {
        block(20, 10).seen("a"); block(20, 10).seen("b")
      }
    }
    expect(without, is: ["a 0 0 20 10", "b 0 18 20 10"])
  }

  @Test func `who has a higher priority is offered everything that others can do without`() {
    let lines = places {
      HStack(spacing: 10) {
        Color.red.seen("a"); Color.blue.layoutPriority(1).seen("b")
      }.frame(height: 10)
    }
    expect(lines, is: ["a 0 0 0 10", "b 10 0 190 10"])
    let least = places {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 40).seen("a")
        Color.blue.layoutPriority(1).seen("b")
      }.frame(height: 10)
    }
    expect(least, is: ["a 0 0 40 10", "b 50 0 150 10"])
  }

  @Test func `what lies over or behind a view is offered its size and does not change it`() {
    let lines = places {
      block(100, 50).seen("base")
        .overlay(alignment: .bottomTrailing) { block(20, 10).seen("over") }
        .background { Color.red.seen("behind") }
        .seen("all")
    }
    expect(
      lines, is: ["all 0 0 100 50", "base 0 0 100 50", "behind 0 0 100 50", "over 80 40 20 10"])
  }

  @Test func `a ratio is kept by the largest size that fits, or by the smallest that fills`() {
    let fit = places {
      Color.red.aspectRatio(4, contentMode: .fit).seen("c").frame(width: 100, height: 100).seen("f")
    }
    expect(fit, is: ["c 0 37.5 100 25", "f 0 0 100 100"])
    let fill = places {
      Color.red.aspectRatio(2, contentMode: .fill).seen("c").frame(width: 100, height: 100).seen(
        "f")
    }
    expect(fill, is: ["c -50 0 200 100", "f 0 0 100 100"])
  }

  @Test func `a modifier of a group is one of each of its members`() {
    let lines = places {
      VStack(spacing: 0) {
        Group {
          block(20, 10).seen("a"); block(20, 10).seen("b")
        }.padding(5)
      }
    }
    expect(lines, is: ["a 5 5 20 10", "b 5 25 20 10"])
  }

  @Test
  func `the nearest modifier wins, and a container's modifier reaches all its contents`() {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        FontReader(name: "a")
        FontReader(name: "b").font(.caption)
        VStack { FontReader(name: "c") }.font(.body).font(.footnote)
      }
      .font(.title)
    }
    device.settle()
    expect(device.console, is: ["a title", "b caption", "c body"])
  }

  @Test func `the view that comes later in a stack of depth is in front and is touched`() throws {
    let stack = try tapped("front") {
      ZStack {
        Button("behind") { print("behind") }.frame(width: 80, height: 80).contentShape(Rectangle())
        Text("front").frame(width: 80, height: 80).contentShape(Rectangle()).onTapGesture {
          print("front")
        }
      }
    }
    expect(stack, is: ["front"])
  }

  @Test func `what takes no touches, or cannot be seen, lets them through`() throws {
    let refused = try tapped("behind") {
      ZStack {
        Text("behind").frame(width: 80, height: 80).contentShape(Rectangle()).onTapGesture {
          print("behind")
        }
        Color.red.frame(width: 80, height: 80).onTapGesture { print("red") }.allowsHitTesting(false)
      }
    }
    expect(refused, is: ["behind"])
    let unseen = try tapped("behind") {
      ZStack {
        Text("behind").frame(width: 80, height: 80).contentShape(Rectangle()).onTapGesture {
          print("behind")
        }
        Color.red.frame(width: 80, height: 80).onTapGesture { print("red") }.opacity(0)
      }
    }
    expect(unseen, is: ["behind"])
  }
}

private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.blue.frame(width: width, height: height)
}

private struct FontReader: View {
  let name: String
  @Environment(\.font) private var font
  var body: some View {
    let known: [(Font, String)] = [
      (.title, "title"), (.caption, "caption"), (.body, "body"), (.footnote, "footnote"),
    ]
    let _ = print(name, known.first { $0.0 == font }?.1 ?? "none")
    Text(name)
  }
}

extension View {
  /// Prints where the view lies in the box when it comes.
  fileprivate func seen(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("box"))
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        Color.clear.onAppear {
          print(
            name,
            numbers.map { Double($0).formatted(.number.grouping(.never)) }.joined(separator: " "))
        }
      }
    }
  }
}
