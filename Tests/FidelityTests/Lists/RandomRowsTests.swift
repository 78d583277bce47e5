// Random sources in sources, changed at random: what a list, a lazy stack and an eager stack show is what
// a naive flattening says.

import SimDevice
import SwiftUI
import Testing

/// What a source is made of.
private indirect enum Piece {
  case text(String)
  case nothing
  case two(Piece, Piece)
  case maybe(Piece, isShown: Bool)
  case either(Piece, Piece, isFirst: Bool)
  case each([Element])
  case same([Element])
  case section(String, Piece)
  case modified(Piece)

  struct Element: Identifiable {
    let id: Int
    var piece: Piece
  }

  /// The rows, by the plain meaning of each case.
  var rows: [String] {
    switch self {
    case .text(let text): return [text]
    case .nothing: return []
    case .two(let first, let second): return first.rows + second.rows
    case .maybe(let piece, let isShown): return isShown ? piece.rows : []
    case .either(let first, let second, let isFirst): return isFirst ? first.rows : second.rows
    case .each(let elements): return elements.flatMap(\.piece.rows)
    case .same(let elements): return elements.flatMap { ["\($0.id) first", "\($0.id) second"] }
    case .section(let title, let piece): return [title] + piece.rows
    case .modified(let piece): return piece.rows
    }
  }
}

private struct PieceView: View {
  let piece: Piece

  @ViewBuilder var body: some View {
    switch piece {
    case .text(let text): Text(text)
    case .nothing: EmptyView()
    case .two(let first, let second):
      AnyView(PieceView(piece: first))
      AnyView(PieceView(piece: second))
    case .maybe(let piece, let isShown):
      if isShown { AnyView(PieceView(piece: piece)) }
    case .either(let first, let second, let isFirst):
      if isFirst { AnyView(PieceView(piece: first)) } else { AnyView(PieceView(piece: second)) }
    case .each(let elements): ForEach(elements) { AnyView(PieceView(piece: $0.piece)) }
    case .same(let elements): ForEach(elements) { PairView(id: $0.id) }
    case .section(let title, let piece): Section(title) { AnyView(PieceView(piece: piece)) }
    case .modified(let piece): Group { AnyView(PieceView(piece: piece)) }.opacity(0.5)
    }
  }
}

private struct PairView: View {
  let id: Int
  @State private var names = ["first", "second"]
  var body: some View {
    Text("\(id) \(names[0])")
    Text("\(id) \(names[1])")
  }
}

/// Makes pieces and changes them, the same ones for the same seed.
private struct Maker {
  var state: UInt64
  var next = 0

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func piece(depth: Int) -> Piece {
    next += 1
    switch depth <= 0 ? 0 : below(10) {
    case 0, 1: return .text("text \(next)")
    case 2: return .same(elements(depth: 0))
    case 3: return .nothing
    case 4: return .two(piece(depth: depth - 1), piece(depth: depth - 1))
    case 5: return .maybe(piece(depth: depth - 1), isShown: below(2) == 0)
    case 6:
      return .either(piece(depth: depth - 1), piece(depth: depth - 1), isFirst: below(2) == 0)
    case 7: return .each(elements(depth: depth - 1))
    case 8: return .section("section \(next)", piece(depth: depth - 1))
    default: return .modified(piece(depth: depth - 1))
    }
  }

  mutating func elements(depth: Int) -> [Piece.Element] {
    (0..<below(5)).map { _ in
      let piece = piece(depth: depth)
      return Piece.Element(id: next, piece: piece)
    }
  }

  /// The same piece with something changed in it.
  mutating func changed(_ piece: Piece) -> Piece {
    switch piece {
    case .text, .nothing: return below(3) == 0 ? self.piece(depth: 2) : piece
    case .two(let first, let second):
      return below(2) == 0 ? .two(changed(first), second) : .two(first, changed(second))
    case .maybe(let inner, let isShown):
      return below(2) == 0
        ? .maybe(inner, isShown: !isShown) : .maybe(changed(inner), isShown: isShown)
    case .either(let first, let second, let isFirst):
      return .either(changed(first), second, isFirst: below(2) == 0 ? !isFirst : isFirst)
    case .each(let elements): return .each(changed(elements, depth: 1))
    case .same(let elements): return .same(changed(elements, depth: 0))
    case .section(let title, let inner): return .section(title, changed(inner))
    case .modified(let inner): return .modified(changed(inner))
    }
  }

  private mutating func changed(_ elements: [Piece.Element], depth: Int) -> [Piece.Element] {
    var elements = elements
    switch below(4) {
    case 0:
      let piece = piece(depth: depth)
      elements.insert(Piece.Element(id: next, piece: piece), at: below(elements.count + 1))
    case 1 where !elements.isEmpty: elements.remove(at: below(elements.count))
    case 2 where elements.count > 1: elements.swapAt(0, below(elements.count))
    default:
      guard !elements.isEmpty else { break }
      let place = below(elements.count)
      elements[place].piece = changed(elements[place].piece)
    }
    return elements
  }
}

private struct Holder<Content: View>: View {
  @ObservedObject var shown: Shown<Piece>
  let content: (Piece) -> Content
  var body: some View { content(shown.value) }
}

extension Lists {
  @Test(arguments: 0..<30)
  func `rows of random sources are those of a naive flattening, after every change`(_ seed: Int)
    throws
  {
    var maker = Maker(state: UInt64(seed) &* 7_919 &+ 1)
    let shown = Shown(Piece.each((0..<6).map { .init(id: -$0, piece: maker.piece(depth: 3)) }))
    let list = showing {
      Holder(shown: shown) { piece in List { PieceView(piece: piece) } }
    }
    let lazy = showing {
      Holder(shown: shown) { piece in ScrollView { LazyVStack { PieceView(piece: piece) } } }
    }
    let unbounded = showing {
      Holder(shown: shown) { piece in LazyVStack(spacing: 0) { PieceView(piece: piece) } }
    }
    let eager = showing {
      Holder(shown: shown) { piece in VStack(spacing: 0) { PieceView(piece: piece) } }
    }
    let devices = [list, lazy, unbounded, eager]
    for step in 0..<12 {
      if step > 0 {
        let new = maker.changed(shown.value)
        list.post { shown.value = new }
        for device in devices { device.settle() }
      }
      let rows = shown.value.rows
      for (name, device) in zip(["list", "lazy", "unbounded", "eager"], devices) {
        let texts = device.screenText
        let offset = device.scrollPosition?.offset ?? 0
        if offset == 0 {
          let fitting = Array(rows.prefix(texts.count))
          #expect(texts == fitting, "\(name), seed \(seed), step \(step)")
          // Of groups of one row, 79 points apart, nine fit on the screen.
          let least = ["eager": 0, "list": 9]
          let isFull = texts.count >= min(rows.count, least[name] ?? 15)
          #expect(isFull, "\(name), seed \(seed), step \(step): \(texts.count) of \(rows.count)")
        } else {
          let isPart = rows.indices.contains { rows[$0...].starts(with: texts) }
          #expect(isPart || texts.isEmpty, "\(name), seed \(seed), step \(step): \(texts)")
        }
      }
      if !rows.isEmpty {
        let row = maker.below(rows.count)
        for device in [list, lazy] where device.scrollPosition != nil {
          if step % 3 == 1 { try device.scroll(toRow: row) } else { try device.scroll(toRow: 0) }
          device.settle()
        }
      }
    }
  }
}
