// The standard defaults of code that drives a device: a test's set-up, and what it reads and writes between taps. On a phone they
// are those of the app, as in any test that runs in the app's process (Apple's documentation of `UserDefaults.standard`: the
// shared defaults object of the process).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @MainActor @Suite(.serialized) struct DriverDefaultsTests {
    struct Counter: View {
      @AppStorage("driver count") var count = 7
      @AppStorage("driver name") var name: String?
      @AppStorage("driver size") var size = Size.small
      var body: some View {
        let _ = print("count \(count) \(name ?? "nobody") \(size.rawValue)")
        VStack {
          Button("more") { count += 1 }
          Button("read") { print("found \(UserDefaults.standard.integer(forKey: "driver count"))") }
          Button("name") { name = "Eva" }
        }
      }
    }
    enum Size: String { case small, large }

    init() {
      for key in ["driver count", "driver name", "driver size"] {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }

    @Test func `a device begins with what its set-up stored`() throws {
      UserDefaults.standard.set(1, forKey: "driver count")
      UserDefaults.standard.set("Anna", forKey: "driver name")
      UserDefaults.standard.set("large", forKey: "driver size")
      UserDefaults.standard.removeObject(forKey: "driver name")
      let device = showing { Counter() }
      expect(device.console, is: ["count 1 nobody large"])
      try expect(device.lines(afterTapping: "read"), is: ["found 1"])
    }

    @Test func `what is stored on a device before its launch is there at the launch`() {
      let device = SimulatedDevice()
      UserDefaults.standard.set(3, forKey: "driver count")
      #expect(UserDefaults.standard.object(forKey: "driver name") == nil)
      device.launch { Counter() }
      device.settle()
      expect(device.console, is: ["count 3 nobody small"])
    }

    @Test func `what is stored between taps updates the views of its key`() throws {
      let device = showing { Counter() }
      expect(
        device.lines { UserDefaults.standard.set(9, forKey: "driver count") },
        is: ["count 9 nobody small"])
      expect(device.lines { UserDefaults.standard.set(9, forKey: "driver count") }, is: [])
      try expect(device.lines(afterTapping: "more"), is: ["count 10 nobody small"])
      expect(UserDefaults.standard.integer(forKey: "driver count"), is: 10)
      try expect(device.lines(afterTapping: "name"), is: ["count 10 Eva small"])
      expect(UserDefaults.standard.string(forKey: "driver name"), is: "Eva")
      expect(
        device.lines {
          UserDefaults.standard.removeObject(forKey: "driver name")
          UserDefaults.standard.removeObject(forKey: "driver count")
          UserDefaults.standard.set("large", forKey: "driver size")
        }, is: ["count 7 nobody large"])
      expect(
        device.lines { UserDefaults.standard.set("no number", forKey: "driver count") }, is: [])
    }

    @Test func `a property of the set-up is the property of the app`() throws {
      struct Settings { @AppStorage("driver count") var count = 7 }
      final class Model: ObservableObject { @AppStorage("driver name") var name = "none" }
      let device = showing { Counter() }
      let settings = Settings()
      expect(device.lines { settings.count = 20 }, is: ["count 20 nobody small"])
      try expect(device.lines(afterTapping: "more"), is: ["count 21 nobody small"])
      expect(settings.count, is: 21)
      let model = Model()
      expect(device.lines { model.name = "Mia" }, is: ["count 21 Mia small"])
    }

    @Test func `registered defaults hold where nothing is stored`() throws {
      UserDefaults.standard.register(defaults: ["driver count": 100, "driver registered": true])
      defer { UserDefaults.standard.register(defaults: ["driver count": 7]) }
      let device = showing { Counter() }
      expect(device.console, is: ["count 100 nobody small"])
      try expect(device.lines(afterTapping: "more"), is: ["count 101 nobody small"])
      #expect(UserDefaults.standard.bool(forKey: "driver registered"))
      #expect(UserDefaults.standard.dictionaryRepresentation()["driver count"] as? Int == 101)
      expect(
        device.lines { UserDefaults.standard.removeObject(forKey: "driver count") },
        is: ["count 100 nobody small"])
    }

    @Test func `an observer of all defaults is notified of what the set-up stores`() {
      var count = 0
      let device = showing {
        Counter().onReceive(
          NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
        ) { _ in count += 1 }
      }
      UserDefaults.standard.set(1, forKey: "driver count")
      device.settle()
      expect(count, is: 1)
    }

    @Test func `of two devices the set-up refers to the one that was entered last`() throws {
      let first = showing { Counter() }
      let second = showing { Counter() }
      UserDefaults.standard.set(50, forKey: "driver count")
      second.settle()
      expect(first.console, is: ["count 7 nobody small"])
      try #expect(first.lines(afterTapping: "read") != ["found 50"])
      expect(second.console, is: ["count 7 nobody small", "count 50 nobody small"])
      #expect(UserDefaults.standard.integer(forKey: "driver count") != 50)
      // The next device begins with what was stored for the one before.
      expect(showing { Counter() }.console, is: ["count 50 nobody small"])
    }
  }
}
