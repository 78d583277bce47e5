// Work in the initializer of a row, which is done for each value, whether or not it is shown.

import SimLab
import SimSwiftUI

extension Strategy {
  /// Values are made often, so an initializer should do nothing.
  ///
  /// The work is declared as 50 µs, an estimate.
  static let heavyInit = Strategy(
    name: "heavy-init",
    summary: "row-slices; the row makes a formatter and formats in its init (declared: 50 µs)",
    isHeadline: false,
    storage: "one value of all items", holder: "@State", reader: "the list",
    mistake: "50 µs of work in a row's init"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { HeavyInitRoot(feed: feed) }
  }
}

struct HeavyInitRoot: View {
  @State private var list: ItemList<Item>
  let feed: Feed

  init(feed: Feed) {
    _list = State(initialValue: ItemList(count: feed.count))
    self.feed = feed
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(list.shown) { item in
          NavigationLink(destination: DetailContent(title: item.title, status: item.status)) {
            HeavyInitRow(item: item)
          }
        }
      }
      .navigationBarTitle(Text(list.title))
    }
    .onReceive(feed.changes) { list.apply($0) }
  }
}

/// A formatter as rows make it by mistake: it allocates memory and takes time.
final class SlowFormatter {
  private var parts: [String] = []

  /// Formats an item's subtitle.
  func subtitle(of item: Item) -> String {
    simulatedWork(.microseconds(50))
    parts = item.subtitle.split(separator: " ").map(String.init)
    return parts.joined(separator: " ")
  }
}

struct HeavyInitRow: View {
  let title: String
  let subtitle: String
  let status: String

  init(item: Item) {
    title = item.title
    subtitle = SlowFormatter().subtitle(of: item)
    status = item.status
  }

  var body: some View { RowContent(title: title, subtitle: subtitle, status: status) }
}
