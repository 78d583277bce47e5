import Expectations
import SimDevice
import SwiftUI
import Testing

extension AnimationsSuite {
  @Test func `a frame grows from vsync to vsync, and no body runs for it`() throws {
    let (device, frames) = launched(
      Box { isWide in withAnimation(.linear(duration: 1)) { isWide.wrappedValue.toggle() } })
    let before = frames.committed.count
    try device.tap("go")
    device.advance(by: .milliseconds(500))
    let half = try #require(device.width(of: "color"))
    // The finger stays down for some 80 ms, and the frame after that begins the animation.
    #expect(half > 138 && half < 144)
    device.settle()
    expect(device.width(of: "color"), is: 200)
    expect(device.console, is: ["body", "body"])
    // The frame of the change, then one a vsync for a second.
    let during = frames.committed.dropFirst(before)
    #expect(during.count >= 60 && during.count <= 62)
    #expect(during.filter { !$0.isTracked }.isEmpty)
    #expect(device.engine.trackedTime >= .seconds(1))
  }

  @Test func `without an animation the same change takes one frame`() throws {
    let (device, frames) = launched(Box { $0.wrappedValue.toggle() })
    let before = frames.committed.count
    try device.tap("go")
    device.settle()
    expect(device.width(of: "color"), is: 200)
    expect(frames.committed.count, is: before + 1)
    #expect(frames.committed.filter { $0.isTracked }.isEmpty)
  }

  @Test func `opacity is the render server's: one commit, no work until it ends`() throws {
    struct Fading: View {
      @State private var isFaint = false
      var body: some View {
        Text("text").opacity(isFaint ? 0.2 : 1)
        Button("go") { withAnimation(.easeInOut(duration: 0.4)) { isFaint = true } }
      }
    }
    let (device, frames) = launched(Fading())
    let before = frames.committed.count
    try device.tap("go")
    device.settle()
    expect(frames.committed.count, is: before + 1)
    expect(frames.committed.last?.isTracked, is: true)
    #expect(device.engine.trackedTime >= .milliseconds(399))
    #expect(device.engine.trackedTime < .milliseconds(402))
  }

  @Test func `only what the animated write reaches is animated`() throws {
    struct Pair: View {
      @State private var first = 100.0
      @State private var second = 10.0
      var body: some View {
        VStack {
          One(width: $first)
          Other(width: $second)
          Button("go") {
            withAnimation(.linear(duration: 1)) { first = 200 }
            second = 20
          }
        }
      }
      struct One: View {
        @Binding var width: Double
        var body: some View { Color.red.frame(width: width, height: 1) }
      }
      struct Other: View {
        @Binding var width: Double
        var body: some View { Divider().frame(width: width) }
      }
    }
    let (device, _) = launched(Pair())
    try device.tap("go")
    device.advance(by: .milliseconds(300))
    let animated = try #require(device.width(of: "color"))
    #expect(animated > 120 && animated < 140)
    expect(device.width(of: "divider"), is: 20)
  }

  @Test func `animation with a value animates the changes of that value alone`() throws {
    struct Watching: View {
      @State private var width = 100.0
      @State private var height = 10.0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: height)
            .animation(.linear(duration: 1), value: width)
          Button("wide") { width = 200 }
          Button("high") { height = 50 }
        }
      }
    }
    let (device, frames) = launched(Watching())
    let before = frames.committed.count
    try device.tap("high")
    device.settle()
    expect(frames.committed.count, is: before + 1)
    try device.tap("wide")
    device.advance(by: .milliseconds(300))
    let animated = try #require(device.width(of: "color"))
    #expect(animated > 120 && animated < 140)
    device.settle()
    expect(device.width(of: "color"), is: 200)
  }

  @Test func `a view that is animatable itself runs its body in every frame`() throws {
    struct Counter: View, Animatable {
      var number: Double
      nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View { Text("\(Int(number))") }
    }
    struct Owner: View {
      @State private var number = 0.0
      var body: some View {
        let _ = print("owner")
        Counter(number: number)
        Button("go") { withAnimation(.linear(duration: 0.5)) { number = 100 } }
      }
    }
    let (device, _) = launched(Owner())
    try device.tap("go")
    device.advance(by: .milliseconds(250))
    let shown = try #require(device.screenText.first.flatMap { Int($0) })
    #expect(shown > 28 && shown < 38, "\(shown)")
    device.settle()
    expect(device.screenText.first, is: "100")
    expect(device.console, is: ["owner", "owner"])
    #expect(device.count(.bodyEvaluations, of: "Counter") >= 30)
  }

  @Test func `an animation that begins within another goes on from where that stands`() throws {
    let (device, _) = launched(
      Box { isWide in withAnimation(.linear(duration: 1)) { isWide.wrappedValue.toggle() } })
    try device.tap("go")
    device.advance(by: .milliseconds(500))
    let before = try #require(device.width(of: "color"))
    try device.tap("go")
    device.advance(by: .milliseconds(20))
    let after = try #require(device.width(of: "color"))
    #expect(abs(after - before) < 6)
    device.settle()
    expect(device.width(of: "color"), is: 100)
  }

  @Test func `a completion is called when its animations are complete, else after the update`()
    throws
  {
    struct Completing: View {
      @State private var width = 100.0
      @State private var unused = 0
      let start = Date()
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
          Button("animated") {
            let start = Date()
            withAnimation(.linear(duration: 0.25)) {
              width += 100
            } completion: {
              print("after \(Int(Date().timeIntervalSince(start) * 1000)) ms")
            }
          }
          Button("nothing") {
            withAnimation {
              unused += 1
            } completion: {
              print("at once")
            }
          }
        }
      }
    }
    let (device, _) = launched(Completing())
    let log = try device.lines(afterTapping: "animated")
    let number = log.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    #expect(log.count == 1 && number ?? 0 >= 250 && number ?? 0 <= 252, "\(log)")
    try expect(device.lines(afterTapping: "nothing"), is: ["at once"])
  }

  @Test func `settle does not wait for what never comes to rest`() throws {
    struct Pulsing: View {
      @State private var width = 100.0
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { width = 200 }
        }
      }
    }
    let (device, _) = launched(Pulsing())
    expect(device.diagnostics, is: [])
    #expect(device.now < .seconds(2))
    device.advance(by: .seconds(1))
    let first = device.width(of: "color")
    device.advance(by: .milliseconds(300))
    #expect(first != device.width(of: "color"))
  }

  @Test func `the transaction of a write is what the views around change it to`() throws {
    struct Still: View {
      @State private var width = 100.0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10).transaction { $0.animation = nil }
          Button("go") { withAnimation(.linear(duration: 1)) { width = 200 } }
        }
      }
    }
    let (device, _) = launched(Still())
    try device.tap("go")
    device.advance(by: .milliseconds(100))
    expect(device.width(of: "color"), is: 200)
  }

  @Test func `curves begin at 0, end at 1 and take their time`() {
    let curves: [(Animation, Double)] = [
      (.linear(duration: 2), 2), (.easeIn, 0.35), (.easeOut(duration: 1), 1),
      (.easeInOut.delay(1), 1.35), (.linear(duration: 1).speed(2), 0.5),
      (.linear(duration: 1).repeatCount(3, autoreverses: false), 3),
    ]
    for (animation, duration) in curves {
      #expect(abs(animation.curve.duration - duration) < 1e-9)
      #expect(animation.curve.progress(at: 0) < 1e-9)
      expect(animation.curve.progress(at: duration), is: 1)
    }
    // cubic-bezier(0.42, 0, 0.58, 1) at a quarter, and a critically damped spring after one period:
    // (1 + 2π) e^-2π is left.
    #expect(abs(Animation.easeInOut(duration: 1).curve.progress(at: 0.25) - 0.12916) < 1e-4)
    let spring = Animation.spring(duration: 0.5, bounce: 0).curve.progress(at: 0.5)
    #expect(abs(1 - spring - 0.013600) < 1e-4)
    let bouncy = Animation.interpolatingSpring(stiffness: 100, damping: 5).curve
    let highest = (0..<200).map { bouncy.progress(at: Double($0) / 100) }.max()
    #expect(highest ?? 0 > 1.3)
  }
}

/// Notes each frame that is committed: when, and whether something was moving.
@MainActor
private final class Frames: DeviceObserver {
  private(set) var committed: [CommittedFrame] = []
  func device(_ device: Engine, committed frame: CommittedFrame) { committed.append(frame) }
}

extension SimulatedDevice {
  /// The width of the first thing on screen whose description begins so.
  fileprivate func width(of kind: String) -> Double? {
    let line = screenDescription.split(separator: "\n")
      .first { $0.trimmingCharacters(in: .whitespaces).hasPrefix(kind) }
    return line?.split(separator: " ").last?.split(separator: "x").first.flatMap { Double($0) }
  }
}

private struct Box: View {
  let change: (Binding<Bool>) -> Void
  @State private var isWide = false
  var body: some View {
    let _ = print("body")
    VStack {
      Color.red.frame(width: isWide ? 200 : 100, height: 10)
      Button("go") { change($isWide) }
    }
  }
}

@MainActor private func launched<V: View>(_ view: V) -> (SimulatedDevice, Frames) {
  let device = SimulatedDevice()
  let frames = Frames()
  device.engine.observer = frames
  device.launch { view }
  device.settle()
  return (device, frames)
}
