// Methods that are called by their selectors: by notifications, timers, display links and controls. The selectors are as the
// build of an app rewrites `#selector(…)`.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing
import UIKit

extension LoopSuite {
  @Test func `a timer calls the method of its target, until it is invalidated`() {
    let device = showing { TextOf<Ticks>(make: Ticks.init) }
    device.advance(by: .seconds(5))
    expect(device.console, is: ["tick 1", "tick 2", "tick 3"])
  }

  @Test func `notifications reach an observer until it is removed or released`() {
    let device = showing { Text("") }
    let name = Notification.Name("SelectorTests.bell")
    let lines = device.lines {
      device.post {
        let center = NotificationCenter.default
        var bell: Bell? = Bell()
        center.addObserver(
          bell!, selector: Selector("ring(_:)", calling: Bell.ring(_:)), name: name, object: nil)
        center.post(name: name, object: nil, userInfo: ["times": 2])
        center.removeObserver(bell!)
        center.post(name: name, object: nil)
        center.addObserver(
          bell!, selector: Selector("rest", calling: Bell.rest), name: name, object: nil)
        center.post(name: name, object: nil)
        bell = nil
        center.post(name: name, object: nil)
      }
      device.settle()
    }
    expect(lines, is: ["ring 2", "rest"])
  }

  @Test func `a display link calls the method of its target once for each frame`() {
    let device = showing { TextOf<Frames>(make: Frames.init) }
    device.advance(by: .seconds(1))
    expect(device.console, is: ["3 frames in 0.03 s"])
  }

  @Test func `a method is performed after a delay, unless that is cancelled`() {
    let device = showing { Text("") }
    let lines = device.lines {
      device.post {
        let bell = Bell()
        let rest = Selector("rest", calling: Bell.rest)
        bell.perform(rest, with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: bell)
        bell.perform(rest, with: nil, afterDelay: 2)
        bell.perform(Selector("unknown"), with: nil, afterDelay: 2)
      }
      device.advance(by: .seconds(3))
    }
    expect(lines, is: ["rest"])
  }

  @Test func `the events of a control call the methods of its targets`() {
    let device = showing { Text("") }
    let lines = device.lines {
      device.post {
        let (control, bell) = (UIButton(), Bell())
        let press = Selector("press(_:)", calling: Bell.press(_:))
        control.addTarget(bell, action: press, for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        control.removeTarget(bell, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
      }
      device.settle()
    }
    expect(lines, is: ["press UIButton"])
  }
}

private struct TextOf<Object>: View {
  @State private var object: Object
  init(make: () -> Object) { _object = State(initialValue: make()) }
  var body: some View { Text("") }
}

private final class Ticks: NSObject {
  private var count = 0
  private var timer: Timer?
  override init() {
    super.init()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick", calling: Ticks.tick), userInfo: nil,
      repeats: true)
  }
  private func tick() {
    count += 1
    print("tick \(count)")
    if count == 3 { timer?.invalidate() }
  }
}

private final class Frames: NSObject {
  private var times: [TimeInterval] = []
  private var link: CADisplayLink?
  override init() {
    super.init()
    let link = CADisplayLink(
      target: self, selector: Selector("frame(_:)", calling: Frames.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }
  private func frame(_ link: CADisplayLink) {
    times.append(link.timestamp)
    guard times.count == 3 else { return }
    let seconds = String(format: "%.2f", times[2] - times[0])
    print("\(times.count) frames in \(seconds) s")
    link.invalidate()
  }
}

@MainActor private final class Bell: NSObject {
  func ring(_ notification: Notification) {
    print("ring \(notification.userInfo?["times"] as? Int ?? 0)")
  }
  func rest() { print("rest") }
  func press(_ sender: UIButton) { print("press \(type(of: sender))") }
}
