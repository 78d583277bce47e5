// Rows whose ids are their places, and rows whose type is erased; each beside rows that look alike and are neither.

import Expectations
import Foundation
import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Testing

extension WatchdogTests {
  private final class Shelf: ObservableObject {
    @Published var books = (0..<30).map { "book \($0)" }
    @Published var sold = 0
  }

  /// A change of the shelf for each press.
  private enum Press: String, CaseIterable {
    case front, end, swap, rotate, retitle
    @MainActor func apply(to shelf: Shelf) {
      switch self {
      case .front: shelf.books.insert("new \(shelf.books.count)", at: 0)
      case .end: shelf.books.append("last \(shelf.books.count)")
      case .swap: shelf.books.swapAt(0, 5)
      case .rotate: shelf.books.append(shelf.books.removeFirst())
      case .retitle: shelf.books = shelf.books.map { $0 + "!" }
      }
    }
  }

  private struct Offset: Identifiable {
    let id: Int
    let title: String
  }

  private struct Shelves: View {
    @StateObject private var shelf = Shelf()
    let form: String
    var body: some View {
      VStack {
        ForEach(Press.allCases, id: \.rawValue) { press in
          Button(press.rawValue) { press.apply(to: shelf) }
        }
        switch form {
        case "places": List(shelf.books.indices, id: \.self) { Text(shelf.books[$0]) }
        case "offsets":
          List {
            ForEach(Array(shelf.books.enumerated()), id: \.offset) { _, book in Text(book) }
          }
        case "erased": List(shelf.books.indices, id: \.self) { AnyView(Text(shelf.books[$0])) }
        case "stack":
          ScrollView {
            VStack { ForEach(shelf.books.indices, id: \.self) { Text(shelf.books[$0]) } }
          }
        case "numbered":
          List(Array(shelf.books.enumerated()).map { Offset(id: $0, title: $1) }) { Text($0.title) }
        default: List(shelf.books, id: \.self) { Text($0) }
        }
      }
    }
  }

  private func seen(_ form: String, _ presses: [Press]) throws -> [String] {
    try watchdogs {
      Shelves(form: form)
    } play: { device in
      for press in presses {
        try device.tap(press.rawValue)
        device.settle()
      }
    }.filter { $0.watchdog == .contentsShifted }.map { "\($0.view), \($0.count), \($0.worst)" }
  }

  @Test func `rows identified by position are reported when others are inserted before them`()
    throws
  {
    // Of the 15 rows that can be seen one shows what none of them showed.
    let seen = try [
      seen("places", [.front, .front]), seen("places", [.rotate]),
      seen("offsets", [.front, .rotate]), seen("erased", [.front]), seen("numbered", [.front]),
      // Of a stack the last rows are looked at.
      seen("stack", [.front]),
    ]
    expect(
      seen,
      is: [
        ["Shelves, 28, 14"], ["Shelves, 14, 14"], ["Shelves, 28, 14"], ["Shelves, 14, 14"],
        ["Shelves, 14, 14"], ["Shelves, 11, 11"],
      ])
  }

  @Test(arguments: ["places", "offsets", "erased", "numbered", "stack", "own"])
  func `rows are not reported where they keep what they show, or each shows a change`(form: String)
    throws
  {
    let quiet = try seen(form, [.end, .swap, .retitle])
    expect(quiet, is: [])
    guard form == "own" else { return }
    let moved = try seen(form, [.front, .rotate])
    expect(moved, is: [])
  }

  private struct Post: View {
    let isOpen: Bool
    var body: some View { AnyView(Text(isOpen ? "open" : "closed")) }
  }

  private struct Posts: View {
    @State private var isOpen = false
    let form: String
    var body: some View {
      VStack {
        Button("tap") { isOpen.toggle() }
        switch form {
        case "root": List(0..<40, id: \.self) { AnyView(Text("post \($0)")) }
        case "modified": List(0..<40, id: \.self) { AnyView(Text("post \($0)")).padding() }
        case "body": List(0..<40, id: \.self) { _ in Post(isOpen: isOpen) }
        case "lazy":
          ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { AnyView(Text("post \($0)")) } } }
        case "inside": List(0..<40, id: \.self) { post in HStack { AnyView(Text("post \(post)")) } }
        case "above": AnyView(List(0..<40, id: \.self) { Text("post \($0)") })
        case "turned":
          List(0..<8, id: \.self) { post in
            HStack { isOpen ? AnyView(Text("post \(post)")) : AnyView(Image("lock")) }
          }
        case "other": (isOpen ? AnyView(Text("post")) : AnyView(Image("lock")))
        default: List(0..<40, id: \.self) { if $0 < 50 { Text("post \($0)") } }
        }
      }
    }
  }

  @Test(arguments: [
    ("root", ["rowsErased: Posts, 1, 40"]), ("modified", ["rowsErased: Posts, 1, 40"]),
    ("body", ["rowsErased: Post, 3, 40"]), ("lazy", ["rowsErased: Posts, 1, 40"]), ("inside", []),
    ("above", []), ("turned", ["erasedReplaced: Posts, 16, 1"]), ("other", []),
    ("branching", ["rowCountVaries: Posts, 1, 40"]),
  ])
  func `type-erased rows are reported, and each change of the wrapped type`(
    form: String, expected: [String]
  ) throws {
    let all = try watchdogs {
      Posts(form: form)
    } play: { device in
      for _ in 0..<2 {
        try device.tap("tap")
        device.settle()
      }
    }
    expect(
      all.filter { $0.watchdog != .evaluatedOffScreen }.map {
        "\($0.watchdog.rawValue): \($0.view), \($0.count), \($0.worst)"
      }, is: expected)
  }
}
