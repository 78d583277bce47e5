// What threads do that no device knows: a library's, or a test's own, that were there before the loop ran. Whatever they call
// of what a view handed out, the device's loop does it when it comes round.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor
struct ForeignThreadTests {
  /// What a screen hands out to others.
  final class EntryPoints: @unchecked Sendable {
    var stored: Binding<Int> = .constant(0)
    var ofScene: Binding<Int> = .constant(0)
    var state: Binding<Int> = .constant(0)
    var part: Binding<Int> = .constant(0)
    var focus: FocusState<Bool>.Binding?
    var dismiss: DismissAction?
    var openURL: OpenURLAction?
    let object = Plain()
  }

  /// An object without published properties.
  final class Plain: ObservableObject, @unchecked Sendable {
    var number = 0
  }

  struct Pair: Equatable {
    var first = 0
    var second = 0
  }

  struct Screen: View {
    @AppStorage("stored") private var stored = 0
    @SceneStorage("ofScene") private var ofScene = 0
    @State private var state = 0
    @State private var pair = Pair()
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var isShown = false
    @Environment(\.openURL) private var openURL
    @ObservedObject var object: Plain
    let entryPoints: EntryPoints

    var body: some View {
      VStack {
        Text("stored \(stored), scene \(ofScene), state \(state)")
        Text("pair \(pair.first) \(pair.second), plain \(object.number), focus \(isFocused)")
        TextField("field", text: $text).focused($isFocused)
        Button("show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Sheet(entryPoints: entryPoints) }
      .onAppear {
        entryPoints.stored = $stored
        entryPoints.ofScene = $ofScene
        entryPoints.state = $state
        entryPoints.part = $pair.second
        entryPoints.focus = $isFocused
        entryPoints.openURL = openURL
      }
    }
  }

  struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    let entryPoints: EntryPoints
    var body: some View { Text("sheet").onAppear { entryPoints.dismiss = dismiss } }
  }

  /// A device that shows the screen, and what the screen handed out.
  static func launched() -> (SimulatedDevice, EntryPoints) {
    let entryPoints = EntryPoints()
    let device = SimulatedDevice()
    device.launch { Screen(object: entryPoints.object, entryPoints: entryPoints) }
    device.settle()
    return (device, entryPoints)
  }

  /// Runs code on a thread that no device knows, to its end.
  static func onForeignThread(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.start()
    done.wait()
  }

  @Test func `what is stored by a foreign thread is shown when the loop comes round`() {
    let (device, entryPoints) = Self.launched()
    Self.onForeignThread {
      entryPoints.stored.wrappedValue = 1
      entryPoints.ofScene.wrappedValue = 2
      entryPoints.state.wrappedValue = 3
    }
    expect(device.screenText[0], is: "stored 0, scene 0, state 0")
    device.settle()
    expect(device.screenText[0], is: "stored 1, scene 2, state 3")
    #expect(device.diagnostics.isEmpty)
  }

  @Test func `a part of a value goes into the value that is there when the loop comes round`() {
    let (device, entryPoints) = Self.launched()
    Self.onForeignThread {
      entryPoints.part.wrappedValue = 7
      entryPoints.part.wrappedValue += 1
    }
    device.settle()
    expect(device.screenText[1], is: "pair 0 1, plain 0, focus false")
  }

  @Test func `a foreign thread reads whole values, the newest that the loop has written`() {
    let (device, entryPoints) = Self.launched()
    Self.onForeignThread {
      entryPoints.state.wrappedValue = 5
      expect(entryPoints.state.wrappedValue, is: 0)
    }
    device.settle()
    Self.onForeignThread { #expect(entryPoints.state.wrappedValue == 5) }
  }

  @Test func `an object that announces by itself is warned of in Apple's words, and shown`() {
    let (device, entryPoints) = Self.launched()
    Self.onForeignThread {
      entryPoints.object.objectWillChange.send()
      entryPoints.object.number = 4
    }
    device.settle()
    expect(device.screenText[1], is: "pair 0 0, plain 4, focus false")
    expect(device.diagnostics, is: [BackgroundWorkTests.warning])
  }

  @Test func `a foreign thread moves the focus and takes a sheet off`() throws {
    let (device, entryPoints) = Self.launched()
    Self.onForeignThread { entryPoints.focus?.wrappedValue = true }
    device.settle()
    expect(device.screenText[1], is: "pair 0 0, plain 0, focus true")
    try device.tap("show")
    device.settle()
    expect(device.screenText, is: ["sheet"])
    let dismiss = try #require(entryPoints.dismiss)
    nonisolated(unsafe) let action = dismiss
    Self.onForeignThread { MainActor.assumingNothing { action() } }
    expect(device.screenText, is: ["sheet"])
    device.settle()
    expect(device.screenText.first, is: "stored 0, scene 0, state 0")
  }

  @Test func `what a foreign thread opens is opened by the device`() throws {
    let (device, entryPoints) = Self.launched()
    let address = try #require(URL(string: "https://example.com"))
    Self.onForeignThread { entryPoints.openURL?(address) }
    #expect(device.console.isEmpty)
    device.settle()
    expect(device.console, is: ["UIApplication.open https://example.com"])
  }
}

extension MainActor {
  /// Calls what is the main actor's by its type, as code of language mode 5 does that was compiled before the type said so.
  nonisolated static func assumingNothing(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
