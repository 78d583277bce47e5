// The look of a row: the same texts, with as many surrounding views as in rows of real apps.
//
// The look belongs to the scenario and not to a strategy: all compared strategies have the same
// look.

import SimLab
import SimSwiftUI

/// The look of the list's rows.
@MainActor
enum RowLook: String, CaseIterable {
  /// Two labels and an icon.
  case plain
  /// A card with ten views, a shadow and an image.
  case card
  /// An image that is decoded when the row appears, above two labels.
  case media

  /// The look of the rows of this process, which plays one run.
  static var chosen = RowLook.plain

  /// The available looks, the default first.
  nonisolated static let choices = [
    RowChoice(name: "plain", summary: "two labels, a status and an icon; all of one height") {
      chosen = .plain
    },
    RowChoice(
      name: "card", summary: "a card of ten views with a shadow, an image and one to three lines",
      images: [SceneImage(name: CardRow.portrait, width: 40, height: 40)]
    ) { chosen = .card },
    RowChoice(
      name: "media", summary: "an image of a megapixel, decoded when the row appears, and labels",
      images: (0..<MediaRow.photos).map {
        SceneImage(name: MediaRow.name(of: $0), width: 1_200, height: 900, scale: 1)
      }
    ) { chosen = .media },
  ]
}

/// Returns a number for a row, derived from its title.
private func number(of title: String) -> Int { Int(title.drop { !$0.isNumber }) ?? 0 }

/// A row of the chosen look, with the texts of the plain one.
struct LookedRow: View {
  let title: String
  let subtitle: String
  let status: String

  var body: some View {
    if RowLook.chosen == .card {
      CardRow(title: title, subtitle: subtitle, status: status)
    } else {
      MediaRow(title: title, subtitle: subtitle, status: status)
    }
  }
}

/// A card: an image, two labels and a status, a note of one to three lines, and actions.
struct CardRow: View {
  let title: String
  let subtitle: String
  let status: String

  nonisolated static let portrait = "portrait"

  private var note: String {
    let sentence = "Bring what is left of the samples, and ask at the desk for the key. "
    return String(repeating: sentence, count: 1 + number(of: title) % 7 / 3)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(Self.portrait).resizable().frame(width: 40, height: 40).clipShape(Circle())
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          Text(subtitle).font(.footnote).foregroundColor(.secondary)
        }
        Spacer()
        Text(status).font(.caption)
      }
      Text(note).font(.footnote)
      HStack {
        Image(systemName: "heart")
        Text("\(number(of: title) % 90)").font(.caption)
        Image(systemName: "bubble.left")
        Text("\(number(of: title) % 13)").font(.caption)
        Spacer()
        Image(systemName: "square.and.arrow.up")
      }
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.white).shadow(radius: 4))
  }
}

/// An image above two labels; a grey placeholder is shown until the row has appeared.
struct MediaRow: View {
  let title: String
  let subtitle: String
  let status: String
  @State private var isShown = false

  /// The number of different images.
  nonisolated static let photos = 24

  nonisolated static func name(of photo: Int) -> String { "photo-\(photo)" }

  var body: some View {
    VStack(alignment: .leading) {
      ZStack {
        Color.gray
        if isShown { Image(Self.name(of: number(of: title) % Self.photos)).resizable() }
      }
      .frame(height: number(of: title) % 3 == 0 ? 220 : 160)
      HStack {
        VStack(alignment: .leading) {
          Text(title)
          Text(subtitle).font(.footnote).foregroundColor(.secondary)
        }
        Spacer()
        Text(status).font(.caption)
      }
    }
    .onAppear { isShown = true }
  }
}
