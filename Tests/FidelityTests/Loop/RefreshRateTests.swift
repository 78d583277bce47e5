// Which rate frames keep on panels of fixed and of variable rate.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
  @Test func `the panel drops to its slowest rate at rest and wakes for the user`() throws {
    let (device, _) = launched(.iPhone15Pro)
    expect(device.refreshRate, is: 10)
    device.fling(velocity: 2_000)
    device.advance(by: .milliseconds(100))
    expect(device.refreshRate, is: 120)
    device.settle()
    expect(device.refreshRate, is: 10)
    try device.tap("grow")
    device.advance(by: .milliseconds(250))
    expect(device.refreshRate, is: 60)
    device.fling(velocity: 2_000)
    expect(device.refreshRate, is: 120)
    device.settle()
    expect(device.refreshRate, is: 10)
  }

  @Test(arguments: [SimulatedSystem.iOS17, .iOS18])
  func `scrolling has 120 frames a second, the app's animation 60`(system: SimulatedSystem) throws {
    let (device, frames) = launched(.iPhone15Pro, system: system)
    device.scroll(by: 150)  // half a second at 300 points a second
    device.settle()
    expect(frames.intervals, is: [8])
    #expect((59...62).contains(frames.all.count))
    frames.forget()
    try device.tap("grow")
    device.settle()
    expect(frames.intervals, is: [16])
    #expect((30...33).contains(frames.all.count))
    #expect(frames.all.allSatisfy { !$0.isHitch })
  }

  @Test func `with the key in its Info.plist the app's animation has 120 as well`() throws {
    var profile = DeviceProfile.iPhone15Pro
    profile.animationRefreshRate = 120
    let (device, frames) = launched(profile)
    try device.tap("grow")
    device.settle()
    expect(frames.intervals, is: [8])
    #expect((60...63).contains(frames.all.count))
  }

  @Test func `a panel of 60 Hz has one rate`() throws {
    let (device, frames) = launched(.iPhone13)
    try device.tap("grow")
    device.scroll(by: 150)
    device.settle()
    expect(frames.intervals, is: [16])
    expect(device.refreshRate, is: 60)
  }
}

/// Keeps the frames that are committed.
@MainActor
private final class Frames: DeviceObserver {
  private(set) var all: [FrameOutcome] = []
  /// Milliseconds of each frame's interval, each once, in the order of their coming.
  var intervals: [Int64] {
    all.reduce(into: []) { found, frame in
      let interval = frame.interval.value / 1_000_000
      if found.last != interval { found.append(interval) }
    }
  }

  func forget() { all = [] }
  func device(_ device: Engine, committed frame: CommittedFrame) { all.append(frame.outcome) }
}

/// A list below something that grows when it is touched.
private struct Growing: View {
  @State private var isGrown = false

  var body: some View {
    VStack {
      Button("grow") { withAnimation(.linear(duration: 0.5)) { isGrown.toggle() } }
      Color.red.frame(height: isGrown ? 200 : 100)
      List(0..<200) { Text("row \($0)") }
    }
  }
}

@MainActor private func launched(_ profile: DeviceProfile, system: SimulatedSystem = .iOS17)
  -> (SimulatedDevice, Frames)
{
  let device = SimulatedDevice(profile: profile, system: system)
  let frames = Frames()
  device.launch { Growing() }
  device.settle()
  device.engine.observer = frames
  return (device, frames)
}
