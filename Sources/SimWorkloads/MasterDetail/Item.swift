import SimSwiftUI

/// One item of the list.
package struct Item: ListElement, Equatable {
  package let id: Int
  /// The number of times that the item was changed from outside.
  var revision = 0
  var isSelected = false

  package var title: String { "Item \(id)" }
  package var subtitle: String { "Created on day \(id % 28 + 1)" }
  var status: String { isSelected ? "selected" : "rev \(revision)" }

  package init(id: Int) { self.id = id }

  mutating func revise() { revision += 1 }
}

/// The contents of a row, whatever holds the item.
package struct RowContent: View {
  let title: String
  let subtitle: String
  let status: String

  package init(title: String, subtitle: String, status: String) {
    self.title = title
    self.subtitle = subtitle
    self.status = status
  }

  package var body: some View {
    if RowLook.chosen == .plain {
      HStack {
        Image(systemName: "calendar")
        VStack(alignment: .leading) {
          Text(title)
          Text(subtitle).font(.footnote).foregroundColor(.secondary)
        }
        Spacer()
        Text(status).font(.caption)
      }
    } else {
      LookedRow(title: title, subtitle: subtitle, status: status)
    }
  }
}

/// The contents of a detail screen, whatever holds the item.
package struct DetailContent: View {
  let title: String
  let status: String

  package init(title: String, status: String) {
    self.title = title
    self.status = status
  }

  package var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.title)
      Text(status)
      Text("You're viewing \(title).").font(.footnote).foregroundColor(.secondary)
      Spacer()
    }
    .padding()
    .navigationBarTitle(Text("Detail"))
  }
}
