// The play button: what is made anew, what keeps its identity, and what `_printChanges` says of it.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import StateLifetime

@MainActor @Suite(.serialized) struct PlayButtonLogs {
  private func uuids(on device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.hasPrefix("UUID: ") }
  }

  @Test func `GT-041 state is reset when the if removes the view`() throws {
    let device = showing { Basic.ContentView() }
    #expect(device.screenText.contains("Play"))
    try device.tap("Play")
    device.settle()
    #expect(device.screenText.contains("Pause"))
    try device.tap("Show Play Button")
    device.settle()
    #expect(!device.screenText.contains("Pause"))
    try device.tap("Show Play Button")
    device.settle()
    #expect(device.screenText.contains("Play"))
  }

  @Test func `GT-042 the first display logs self, identity and the state of both views`() {
    let device = showing { Basic.ContentView() }
    expect(
      device.console,
      is: [
        "Basic.ContentView: @self, @identity, _showPlayButton changed.",
        "Basic.PlayButton: @self, @identity, _isPlaying changed.",
      ])
  }

  @Test func `GT-043 a tap on the play button runs only the owner of the state`() throws {
    let device = showing { Basic.ContentView() }
    try expect(device.lines(afterTapping: "Play"), is: ["Basic.PlayButton: _isPlaying changed."])
  }

  @Test func `GT-044 toggling off runs only the parent; the removed child logs nothing`() throws {
    let device = showing { Basic.ContentView() }
    try expect(
      device.lines(afterTapping: "Show Play Button"),
      is: [
        "Basic.ContentView: _showPlayButton changed."
      ])
  }

  @Test func `GT-045 toggled on again the child is logged as on first display, with another UUID`()
    throws
  {
    let device = showing { Basic.ContentView() }
    let before = uuids(on: device)
    _ = try device.lines(afterTapping: "Show Play Button")
    try expect(
      device.lines(afterTapping: "Show Play Button"),
      is: [
        "Basic.ContentView: _showPlayButton changed.",
        "Basic.PlayButton: @self, @identity, _isPlaying changed.",
      ])
    expect(before.count, is: 1)
    #expect(uuids(on: device) != before)
  }

  @Test func `GT-046 plus one makes values anew without new identities`() throws {
    let device = showing { Counting.ContentView() }
    let before = uuids(on: device)
    try expect(
      device.lines(afterTapping: "+ 1"),
      is: [
        "Counting.ContentView: _count changed.",
        "Basic.PlayButton: @self changed.",
        "CountText: @self changed.",
      ])
    let after = uuids(on: device)
    expect(before.count, is: 2)
    #expect(zip(before, after).allSatisfy { $0 != $1 })
  }

  @Test func `GT-047 a StateObject lives as long as the identity`() throws {
    WithState.PlayButton.DataModel.made = 0
    let device = showing { WithStateObject.ContentView() }
    expect(models(device.console), is: ["PlayButton DataModel init"])
    expect(
      models(try device.lines(afterTapping: "Show Play Button")),
      is: ["PlayButton DataModel deinit"])
    expect(
      models(try device.lines(afterTapping: "Show Play Button")), is: ["PlayButton DataModel init"])
    try expect(
      device.lines(afterTapping: "+ 1"),
      is: [
        "WithStateObject.ContentView: _count changed.",
        "WithStateObject.PlayButton: @self changed.",
        "CountText: @self changed.",
      ])
  }

  @Test func `GT-048 an object in a State is made by each value of the view, and ignored`() throws {
    WithState.PlayButton.DataModel.made = 0
    let device = showing { WithState.ContentView() }
    let shown = modelTexts(on: device)
    expect(addresses(device.console), is: ["init A0"])
    try expect(table(device, "Show Play Button"), is: ["deinit A0"])
    try expect(table(device, "Show Play Button"), is: ["init A1"])
    let managed = modelTexts(on: device)
    #expect(managed != shown)
    try expect(table(device, "+ 1"), is: ["init A2"])
    expect(modelTexts(on: device), is: managed)
    try expect(table(device, "+ 1"), is: ["init A3", "deinit A2"])
    expect(modelTexts(on: device), is: managed)
    try expect(table(device, "Show Play Button"), is: ["deinit A3", "deinit A1"])
  }

  @Test func `GT-048 with the lazy State of a later system the spare objects do not occur`() throws
  {
    WithState.PlayButton.DataModel.made = 0
    let device = showing(on: .iOS27) { WithState.ContentView() }
    expect(addresses(device.console), is: ["init A0"])
    try expect(table(device, "+ 1"), is: [])
    try expect(table(device, "+ 1"), is: [])
    try expect(table(device, "Show Play Button"), is: ["deinit A0"])
    try expect(table(device, "Show Play Button"), is: ["init A1"])
  }

  @Test func `GT-049 through a Binding only the reader runs, on the same value`() throws {
    let device = showing { Bound.ContentView() }
    let before = uuids(on: device)
    try expect(device.lines(afterTapping: "+ 1"), is: ["Bound.CountText: _count changed."])
    expect(uuids(on: device), is: before)
    #expect(device.screenText.contains("Count: 1"))
  }

  private func models(_ lines: [String]) -> [String] { lines.filter { $0.contains("DataModel") } }

  private func modelTexts(on device: SimulatedDevice) -> [String] {
    device.screenText.filter { $0.hasPrefix("DataModel ") }
  }

  private func table(_ device: SimulatedDevice, _ label: String) throws -> [String] {
    addresses(try device.lines(afterTapping: label))
  }

  /// What the models said, each with its address in the same line.
  private func addresses(_ lines: [String]) -> [String] {
    zip(lines, lines.dropFirst()).compactMap { said, next in
      guard next.hasPrefix("DataModel address: ") else { return nil }
      return said.replacing("PlayButton DataModel ", with: "") + " "
        + next.replacing("DataModel address: ", with: "")
    }
  }
}
