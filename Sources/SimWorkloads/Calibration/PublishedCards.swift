// Cards, cells and rows of published apps, reimplemented from their descriptions.

import SimSwiftUI

/// An object that changes by itself, ten times a second.
final class Ticking: ObservableObject {
  @Published private(set) var count = 0
  private var timer: AnyCancellable?

  init() {
    timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      .sink { [unowned self] _ in count += 1 }
  }
}

/// A number of views whose bodies run ten times a second without causing other bodies to run.
struct TickingBodies<Content: View>: View {
  @StateObject private var ticking = Ticking()
  let content: (Ticking) -> Content

  var body: some View { Ticked(ticking: ticking, content: content) }

  /// A view whose contents stay the same while the object ticks.
  private struct Ticked: View {
    let ticking: Ticking
    let content: (Ticking) -> Content
    var body: some View {
      VStack { ForEach(0..<6, id: \.self) { _ in content(ticking) } }
    }
  }
}

/// A card: a header, and two thirds of a row of content with two images.
struct WorkoutCard: View {
  @ObservedObject var ticking: Ticking

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      CardHeader(title: Text("Session \(7)"))
      HStack(spacing: 8) {
        ImageCell(name: "dot")
        ImageCell(name: "dot")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
    .background(Color.gray.opacity(0.2))
    .cornerRadius(12)
    .shadow(radius: 2)
  }

  /// A title over a line.
  struct CardHeader: View {
    let title: Text
    var body: some View { title }
  }

  /// An image of a card.
  struct ImageCell: View {
    let name: String
    var body: some View { Image(name).resizable().frame(width: 24, height: 24) }
  }
}

/// The header of a card: an icon, a title and two check marks.
struct IconHeader: View {
  @ObservedObject var ticking: Ticking

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "figure.walk").font(.headline).foregroundColor(.blue)
      Text("Week \(12)").font(.headline).lineLimit(1)
      Spacer()
      Image(systemName: "checkmark.circle").foregroundColor(.green)
      Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
    }
    .padding(8)
  }
}

/// A card of figures: a header and two cells.
struct StatisticsCard: View {
  @ObservedObject var ticking: Ticking

  var body: some View {
    VStack(spacing: 8) {
      WorkoutCard.CardHeader(title: Text("Total \(3)"))
      HStack(spacing: 8) {
        Cell(value: Text("\(128) km"), label: Text("this month"))
        Cell(value: Text("\(42) h"), label: Text("this month"))
      }
    }
    .padding(12)
    .background(Color.gray.opacity(0.2))
    .cornerRadius(12)
  }

  private struct Cell: View {
    let value: Text
    let label: Text
    var body: some View {
      VStack {
        value; label
      }
    }
  }
}

/// A cell with two texts and a grid of seven columns with 30 stamps.
struct StampCell: View {
  @ObservedObject var ticking: Ticking

  var body: some View {
    VStack(spacing: 2) {
      Text("November \(2025)").font(.headline)
      Text("\(30) days").font(.caption)
      VStack(spacing: 1) {
        week
        week
        week
        week
        HStack(spacing: 1) {
          Stamp()
          Stamp()
        }
      }
    }
  }

  private var week: some View {
    HStack(spacing: 1) {
      Stamp()
      Stamp()
      Stamp()
      Stamp()
      Stamp()
      Stamp()
      Stamp()
    }
  }

  /// A stamp, whose body does not run when that of its cell runs.
  struct Stamp: View {
    var body: some View { Circle().frame(width: 8, height: 8) }
  }
}

/// A view that shows one shape.
struct TickingStamp: View {
  @ObservedObject var ticking: Ticking
  var body: some View { Circle().frame(width: 18, height: 18) }
}

/// A view that shows one symbol.
struct TickingIcon: View {
  @ObservedObject var ticking: Ticking
  var body: some View { Image(systemName: "star") }
}

/// Photo cards in a lazy stack that is scrolled by a timer, as in the app that was measured.
struct PhotoCards: View {
  /// The names of the photos, of 5.5 megapixels each.
  static let photos = (0..<10).map { "photo \($0)" }

  @State private var position = 0.0
  private let tick = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(0..<1_000, id: \.self) { PhotoCard(number: $0).id($0) }
        }
      }
      .onReceive(tick) { _ in
        position += 3.3
        withAnimation(.linear(duration: 0.1)) {
          proxy.scrollTo(min(Int(position), 999), anchor: .top)
        }
      }
    }
  }
}

/// A photo under a gradient and a badge, texts, tags, a progress view and two buttons.
struct PhotoCard: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Image(PhotoCards.photos[number % 10]).resizable().frame(height: 180)
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        Text("\(number)").padding(4).background(Color.red)
      }
      .frame(height: 180)
      Text("Card \(number)").font(.headline)
      Text("A description that takes up two lines on most screens, as descriptions do")
        .lineLimit(2)
      ScrollView(.horizontal) {
        HStack { ForEach(0..<4, id: \.self) { Text("tag \($0)").padding(4) } }
      }
      ProgressView(value: 0.4)
      HStack {
        Button("Like") {}
        Button("Share") {}
      }
    }
    .padding()
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(radius: 4)
  }
}

/// The first screen of the same app: a header card and two cards with links.
struct CardsHome: View {
  var body: some View {
    VStack(spacing: 16) {
      card("Overview", "Everything at a glance")
      card("Lists", "Open")
      card("Grids", "Open")
    }
    .padding()
  }

  private func card(_ title: String, _ subtitle: String) -> some View {
    HStack {
      Image(systemName: "square.grid.2x2")
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text(subtitle).font(.caption)
      }
    }
    .padding()
    .background(Color.gray.opacity(0.2))
    .cornerRadius(12)
  }
}

/// Rows of numbers, drawn by a canvas in each row or shown by texts.
struct NumberRows: View {
  let drawsCanvas: Bool
  @State private var round = 0

  var body: some View {
    VStack {
      Button("change") { round += 1 }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { row in
            if drawsCanvas {
              NumberCanvas(row: row, round: round)
            } else {
              NumberTexts(row: row, round: round)
            }
          }
        }
      }
    }
  }

  private struct NumberCanvas: View {
    let row: Int
    let round: Int
    var body: some View {
      Canvas { context, _ in
        for column in 0..<8 {
          context.draw(
            Text("\(row * column + round)"), at: CGPoint(x: 40 + 80 * column, y: 10))
        }
      }
      .frame(height: 20)
    }
  }

  private struct NumberTexts: View {
    let row: Int
    let round: Int
    var body: some View {
      HStack {
        ForEach(0..<8, id: \.self) { Text("\(row * $0 + round)") }
      }
      .frame(height: 20)
    }
  }
}

/// Thumbnails in a lazy grid, six of which are visible.
struct Thumbnails: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
        ForEach(0..<40, id: \.self) { Thumbnail(number: $0) }
      }
    }
    .frame(height: 360)
  }

  private struct Thumbnail: View {
    let number: Int
    var body: some View { Color.blue.frame(height: 120) }
  }
}

/// Rows of a list, each wrapped in an erased view.
struct ErasedRows: View {
  var body: some View {
    List(0..<300, id: \.self) { AnyView(ErasedRow(number: $0)) }
  }

  private struct ErasedRow: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }
}
