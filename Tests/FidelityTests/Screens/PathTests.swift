// NavigationStack: paths, values and destinations.

import Expectations
import SimDevice
import SwiftUI
import Testing

@testable import StateLifetime

extension Screens {
  @Test func `GT-051 child views change a path of routes through the environment`() throws {
    let device = showing(on: .iOS16) { Routed.ContentView() }
    expect(device.console.last, is: "Home: onAppear")
    try expect(
      device.lines(afterTapping: "Go Category List"),
      is: [
        "Category List: made", "Category List: onAppear", "Home: onDisappear",
      ])
    try expect(
      device.lines(afterTapping: "Go Category Detail"),
      is: [
        "Category Detail: 999: made", "Category Detail: 999: onAppear",
        "Category List: onDisappear",
      ])
    try expect(
      device.lines(afterTapping: "Back"),
      is: [
        "Category List: onAppear", "Category Detail: 999: onDisappear",
      ])
    _ = try device.lines(afterTapping: "Go Profile")
    try expect(
      device.lines(afterTapping: "Back to Root"),
      is: [
        "Home: onAppear", "Profile: onDisappear",
      ])
    // Where nothing is to be dropped, nothing happens.
    try expect(device.lines(afterTapping: "Back"), is: [])
    // Without a path in the environment the binding is a constant one.
    let constant = EnvironmentValues().myNavigationPath
    constant.wrappedValue.append(.profile)
    expect(constant.wrappedValue, is: [])
  }

  @Test func `GT-051 a path pushes what it appends and pops what it drops`() throws {
    let device = showing(on: .iOS16) { AnyRoutesDemo() }
    expect(device.screenText.first, is: "home")
    try expect(
      device.lines(afterTapping: "push two"),
      is: [
        "account made", "order 7 made", "order 7 appears", "home disappears",
      ])
    expect(device.screenText.first, is: "order 7")
    try expect(device.lines(afterTapping: "drop 2"), is: ["home appears", "order 7 disappears"])
    expect(device.screenText.first, is: "home")
    _ = try device.lines(afterTapping: "push two")
    try expect(device.lines(afterTapping: "drop 1"), is: ["account appears", "order 7 disappears"])
    expect(device.screenText.first, is: "account")
    _ = try device.lines(afterTapping: "push two")
    try expect(device.linesOfGoingBack(), is: ["account appears", "order 7 disappears"])
    #expect(device.screenText.contains("depth 2"))
    _ = try device.lines(afterTapping: "drop all")
    expect(device.screenText.first, is: "home")
  }

  @Test func `GT-143 a destination by view is made with its link, one by value on the push`() throws
  {
    let device = showing(on: .iOS16) { LinksDemo() }
    expect(device.console.suffix(2), is: ["static init 1", "static init 2"])
    expect(device.console.count, is: 3)
    try expect(device.lines(afterTapping: "static 1"), is: ["static body 1"])
    _ = try device.linesOfGoingBack()
    try expect(device.lines(afterTapping: "value 2"), is: ["value init 2", "value body 2"])
  }

  @Test func `GT-143 a TabView makes the instances of all its tabs at the start`() {
    for system in [SimulatedSystem.iOS15, .iOS16, .iOS18] {
      let device = showing(on: system) { TabInstances() }
      expect(device.console.filter { $0.hasPrefix("init") }, is: ["init a", "init b"])
    }
  }

  @Test func `GT-144 what the user takes off is written back when it is gone`() throws {
    let device = showing(on: .iOS16) { StoreDemo() }
    try expect(device.lines(afterTapping: "go"), is: ["set path [1]", "1 appears"])
    // The screen moves, and for as long as it moves the path is what it was.
    try device.goBack()
    device.advance(by: .milliseconds(300))
    expect(device.screenText.first, is: "go")
    expect(device.console.last, is: "1 appears")
    device.settle()
    expect(device.console.suffix(2), is: ["1 disappears", "set path []"])
    _ = try device.lines(afterTapping: "go")
    try expect(device.lines(afterTapping: "dismiss"), is: ["1 disappears", "set path []"])
    _ = try device.lines(afterTapping: "go")
    try expect(device.lines(afterTapping: "remove last"), is: ["set path []", "1 disappears"])
  }

  @Test func `a path that was changed while a screen slid out is not overwritten`() throws {
    let device = showing(on: .iOS16) { StoreDemo() }
    _ = try device.lines(afterTapping: "go")
    try device.goBack()
    device.advance(by: .milliseconds(300))
    try device.tap("go to 2 and 3")
    let log = device.log { device.settle() }
    expect(log, is: ["set path [2, 3]", "1 disappears", "3 appears"])
    expect(device.screenText.first, is: "screen 3")
    try expect(device.linesOfGoingBack(), is: ["2 appears", "3 disappears", "set path [2]"])
  }

  @Test func `a path that is there at launch is shown at launch`() {
    let device = showing(on: .iOS16) { DeepDemo() }
    expect(device.console.dropFirst(), is: ["Deeper 2 appears"])
    expect(device.screenText, is: ["deeper 2"])
  }

  @Test func `a value without a destination is reported and pushes nothing`() throws {
    let device = showing(on: .iOS16) { MissingDemo() }
    _ = try device.lines(afterTapping: "follow")
    expect(device.screenText, is: ["follow", "append"])
    let message = """
      A NavigationLink is presenting a value of type “Int” but there is no matching \
      navigationDestination declaration visible from the location of the link. The link cannot be \
      activated.

      Note: Links search for destinations in any surrounding NavigationStack, then within the same \
      column of a NavigationSplitView.
      """
    expect(device.diagnostics, is: [message])
  }

  @Test func `of two destinations for a type the one closest to the root is used`() throws {
    let device = showing(on: .iOS16) { TwiceDemo() }
    _ = try device.lines(afterTapping: "one")
    _ = try device.lines(afterTapping: "two")
    expect(device.screenText.first, is: "outer 2")
    // Each of the two screens declares one that is not used.
    let message = "A navigationDestination for “Swift.Int” was declared earlier on the stack."
    expect(device.diagnostics.map { $0.hasPrefix(message) }, is: [true, true])
  }

  @Test func `a screen of a path follows what its destination closure reads`() throws {
    let device = showing(on: .iOS16) { ReadingDemo() }
    _ = try device.lines(afterTapping: "push")
    expect(device.screenText, is: ["1 of 0", "more"])
    try expect(device.lines(afterTapping: "more"), is: [])
    expect(device.screenText, is: ["1 of 1", "more"])
  }

  @Test func `links by Boolean, by tag and by item push and pop with their state`() throws {
    let device = showing(on: .iOS16) { BoundDemo() }
    for (button, screen) in [
      ("active", "by Boolean"), ("tagged", "by tag b"), ("presented", "presented"),
      ("item", "item 4"),
    ] {
      try expect(device.lines(afterTapping: button), is: ["\(screen) appears"])
      expect(device.screenText.first, is: screen)
      try expect(device.linesOfGoingBack(), is: ["\(screen) disappears"])
      expect(device.screenText.last, is: "false - false -")
      _ = try device.lines(afterTapping: button)
      try expect(device.lines(afterTapping: "close"), is: ["\(screen) disappears"])
      expect(device.screenText.last, is: "false - false -")
    }
    _ = try device.lines(afterTapping: "follow active")
    expect(device.screenText.first, is: "by Boolean")
  }

  @Test func `a stack that goes takes the destination along that it presents`() throws {
    let device = showing { GoingStack() }
    _ = try device.lines(afterTapping: "present")
    expect(device.screenText, is: ["presented", "leave"])
    try expect(device.lines(afterTapping: "leave"), is: ["presented disappears"])
    expect(device.screenText, is: ["no stack"])
  }

  @Test func `dismiss and presentationMode take a pushed screen off, and do nothing at the root`()
    throws
  {
    let device = showing(on: .iOS16) { DismissDemo() }
    try expect(device.lines(afterTapping: "dismiss false"), is: [])
    _ = try device.lines(afterTapping: "push")
    #expect(device.screenText.contains("dismiss true"))
    _ = try device.lines(afterTapping: "dismiss true")
    #expect(device.screenText.contains("dismiss false"))
    _ = try device.lines(afterTapping: "push")
    _ = try device.lines(afterTapping: "mode true")
    #expect(device.screenText.contains("mode false"))
    // C15: reading the action makes no body run.
    expect(device.count(.bodyEvaluations, of: "Dismisser"), is: 3)
  }

  @Test func `a popped screen disappears while its objects live`() throws {
    let device = showing { Owning() }
    _ = try device.lines(afterTapping: "push")
    try expect(device.linesOfGoingBack(), is: ["gone", "deinit"])
  }

  @Test func `a navigation path counts, compares, drops and goes through JSON`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    expect(path.count, is: 3)
    #expect(!path.isEmpty)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    expect(NavigationPath(decoded), is: path)
    path.removeLast(2)
    expect(path, is: NavigationPath([1]))
    path.append(Unwritable())
    #expect(path.codable == nil)
  }

  /// Rob Mayoff's print of a decoded path, forums.swift.org 58857: names with their modules, the last element first.
  @Test func `a path is encoded as pairs of a type's name and JSON text, the last element first`()
    throws
  {
    var path = NavigationPath()
    path.append("Hello")
    path.append(123)
    path.append(PathPlace(name: "Rome", kind: .city))
    path.append(try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001")))
    path.append([1, 2])
    let encoder = JSONEncoder()
    let data = try encoder.encode(try #require(path.codable))
    let texts = try JSONDecoder().decode([String].self, from: data)
    expect(texts.count, is: 10)
    expect(
      Array(texts[4...]),
      is: [
        "FidelityTests.PathPlace", #"{"kind":"city","name":"Rome"}"#, "Swift.Int", "123",
        "Swift.String", "\"Hello\"",
      ])
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    expect(NavigationPath(decoded), is: path)
    // As an app stores it that was built for a phone.
    let stored = #"["Foundation.UUID","\"00000000-0000-0000-0000-000000000002\"","Swift.Int","7"]"#
    let restored = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: Data(stored.utf8))
    var expected = NavigationPath([7])
    expected.append(try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000002")))
    expect(NavigationPath(restored), is: expected)
  }

  @Test func `a path of an unknown type is not decoded`() {
    let stored = Data(#"["App.Gone","1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    }
  }

  @Test func `a path cannot lose more than it has`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Cannot remove 2 elements from a NavigationPath that has 1."))
  }
}

private struct Unwritable: Hashable {}

private struct Owning: View {
  var body: some View { NavigationStack { NavigationLink("push") { Owner() } } }
}

private struct Owner: View {
  private final class Model: ObservableObject {
    deinit { print("deinit") }
  }

  @StateObject private var model = Model()
  var body: some View {
    Text("\(ObjectIdentifier(model).hashValue != 0)").onDisappear { print("gone") }
  }
}

struct PathPlace: Hashable, Codable {
  enum Kind: String, Codable { case city }
  let name: String
  let kind: Kind
}
