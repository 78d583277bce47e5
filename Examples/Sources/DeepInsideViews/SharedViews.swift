// What every variant of the demo app has in common: the items, and the content of the detail screen.

import Probes
import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  let date: Date
}

final class DetailViewModel: ObservableObject {
  let item: Item
  let tracker = InstanceTracker("DetailViewModel")
  init(item: Item) { self.item = item }
  var boilerplate: String { "You're viewing model #\(tracker.number)." }
}

struct DetailContentView: View {
  let model: DetailViewModel
  let tracker = InstanceTracker("DetailContentView")
  var body: some View {
    tracker {
      VStack(spacing: 16) {
        ItemDateView(date: model.item.date)
        DetailStateView()
        DetailBoilerplateView(text: model.boilerplate)
        Spacer()
      }
    }
  }
}

struct DetailStateView: View {
  @State var uuid = UUID()
  let tracker = InstanceTracker("DetailStateView")
  var body: some View {
    tracker("\(uuid)") { Text("\(uuid)").font(.footnote).foregroundColor(.secondary) }
  }
}

struct DetailBoilerplateView: View {
  let text: String
  let tracker = InstanceTracker("DetailBoilerplateView")
  var body: some View { tracker(text) { Text(text) } }
}

struct ItemDateView: View {
  let date: Date
  let tracker = InstanceTracker("ItemDateView")
  var body: some View { tracker("\(date)") { Text("\(date)") } }
}
