// The requests of a screen's views for the navigation bar. The bar is updated at the end of an
// update; until then it retains the old items, with the values that their closures captured.

import Foundation
import SimGraph
@_spi(Runtime) package import SimViews

/// The items of one screen's navigation bar.
@MainActor
package final class NavigationItem: RootPart {
  /// The displayed title.
  package private(set) var title = ""
  /// Whether the bar is hidden.
  package private(set) var isBarHidden = false
  /// Whether the bar shows no button to go back with.
  package private(set) var isBackButtonHidden = false
  /// The parts of the bar that scroll with the content below it.
  package private(set) var headroom = BarHeadroom()
  /// The scroll view with which they scroll; nil if all of the bar stays.
  package private(set) weak var headroomArea: ScrollArea?
  /// The search field directly above the scrolling content, whether or not it scrolls.
  private weak var search: SearchElement?
  /// The elements of which one layer moves the large title.
  var layersBelowTitle: [any LayersBelowTitle] = []
  /// The stack that fills the screen and continues the one of which the screen is a part; nil if there is none.
  weak var continuation: NavigationHost?
  /// The number of searchable views of the screen.
  var searches = 0
  private var knownTitleMode: TitleMode?
  /// Whether the bar has neither a title nor items nor a field to search with.
  var isBarEmpty: Bool {
    !titleMode.hasTitle && searches == 0
      && !slots.contains { $0.placement != .bottom && $0.placement != .keyboard }
  }
  /// The bar buttons that exist: leading, in the middle, trailing, at the bottom.
  package var bars: [HostingRoot] {
    BarPlacement.allCases.flatMap { placement in
      placement == .keyboard
        ? [] : slots.lazy.filter { $0.placement == placement }.map(\.root)
    }
  }
  /// The same, each after those whose widths its own depends on.
  var barsInLayoutOrder: [HostingRoot] {
    let bars = bars
    let middle = bars.filter { placement(of: $0) == .principal }
    return middle.isEmpty ? bars : bars.filter { bar in !middle.contains { $0 === bar } } + middle
  }
  /// The items of the keyboard toolbar, while the keyboard is shown.
  var keyboardBars: [HostingRoot] {
    slots.lazy.filter { $0.placement == .keyboard }.map(\.root)
  }
  /// Whether there are any.
  var hasKeyboardBar: Bool { slots.contains { $0.placement == .keyboard } }
  private var slots: [BarSlot] = []
  private var writers: [any NavigationItemWriter] = []
  private var isWaiting = false

  func add(_ writer: any NavigationItemWriter, in runtime: ViewRuntime) {
    writers.append(writer)
    changed(in: runtime)
  }

  func remove(_ writer: any NavigationItemWriter, in runtime: ViewRuntime) {
    writers.removeAll { $0 === writer }
    changed(in: runtime)
  }

  /// The display mode of the title, which is determined before the bar is updated, because the
  /// layout depends on it.
  var titleMode: TitleMode {
    if let knownTitleMode { return knownTitleMode }
    let mode = TitleMode(
      hasTitle: writers.lazy.compactMap(\.title).first.map { !$0.isEmpty } ?? false,
      isLarge: writers.lazy.compactMap(\.barSettings.hasLargeTitle).first)
    knownTitleMode = mode
    return mode
  }

  /// Sets the parts of the bar in the space above the scrolling content.
  ///
  /// - Parameter search: The field directly above the scrolling content, whether or not it scrolls.
  /// - Returns: Whether they have changed.
  func setHeadroom(_ new: BarHeadroom, of area: ScrollArea?, _ search: SearchElement?) -> Bool {
    let area = new.parts.isEmpty ? nil : area
    guard new != headroom || area !== headroomArea || search !== self.search else { return false }
    // A field that begins to stay takes its space from the window, and returns it when it scrolls
    // again.
    let windowMoves = search != nil && search === self.search && new.title == headroom.title
    if area !== headroomArea { headroomArea?.makeHeadroom([], windowMoves: windowMoves) }
    if search !== self.search { self.search?.lies(above: nil) }
    (headroom, headroomArea, self.search) = (new, area, search)
    search?.lies(above: new.search > 0 ? area : nil)
    area?.makeHeadroom(new.parts, windowMoves: windowMoves, hasTitle: new.title > 0)
    return true
  }

  /// Removes the title from the space above the scrolling content.
  func closeTitle() {
    guard headroom.title > 0 else { return }
    _ = setHeadroom(BarHeadroom(search: headroom.search), of: headroomArea, search)
  }

  func changed(in runtime: ViewRuntime) {
    knownTitleMode = nil
    guard !isWaiting else { return }
    isWaiting = true
    runtime.feature(NavigationUpdates.self).items.append(self)
  }

  /// Updates the bar.
  func commit() {
    isWaiting = false
    title = writers.lazy.compactMap(\.title).first ?? ""
    let settings = writers.map(\.barSettings)
    isBarHidden = settings.lazy.compactMap(\.isHidden).first ?? false
    isBackButtonHidden = settings.lazy.compactMap(\.isBackButtonHidden).first ?? false
    commitItems()
  }

  private func commitItems() {
    var old = slots
    var exclusive: Set<BarPlacement> = []
    slots = []
    for writer in writers {
      for (index, item) in writer.barItems.enumerated() {
        if item.isExclusive, !exclusive.insert(item.placement).inserted { continue }
        let key = BarSlot.Key(writer: ObjectIdentifier(writer), index: index)
        let kept = old.firstIndex { $0.key == key }.map { old.remove(at: $0) }
        slots.append(BarSlot(key, item, reusing: kept?.root))
      }
    }
    for slot in old { slot.remove() }
  }

  package func removeParts() {
    writers = []
    layersBelowTitle = []
    knownTitleMode = nil
    for slot in slots { slot.remove() }
    slots = []
  }

  /// Returns the position of an item, in points.
  ///
  /// - Parameter frame: The navigation stack's frame.
  func origin(of bar: HostingRoot, in frame: CGRect) -> CGPoint {
    let size = bar.element.size
    guard let own = slots.firstIndex(where: { $0.root === bar }) else { return frame.origin }
    let placement = slots[own].placement
    // Items of one placement are next to each other in the order in which they were requested.
    let isFromEnd = placement == .trailing
    let others = isFromEnd ? slots[(own + 1)...] : slots[..<own]
    let sizes = bar.runtime.policy.geometry.bars
    let taken = others.reduce(0) {
      $1.placement == placement ? $0 + $1.root.element.size.width + sizes.itemGap : $0
    }
    var place = CGRect(origin: frame.origin, size: size)
    let margin = bar.runtime.facts.layoutMargin
    switch placement {
    case .principal:
      let ends = ends(beside: bar)
      let centred = (frame.width - size.width) / 2
      place.origin.x =
        frame.minX + max(ends.leading, min(centred, frame.width - ends.trailing - size.width))
    case .trailing: place.origin.x = frame.maxX - margin - taken - size.width
    case .bottom:
      place.origin.x = frame.minX + margin + taken
      place.origin.y = frame.maxY - sizes.toolbarHeight
    case .keyboard:
      let facts = bar.runtime.facts
      place.origin.x = margin + taken
      place.origin.y =
        facts.size.height - facts.safeArea.top - facts.keyboardHeight
        - sizes.keyboardToolbarHeight
    case .leading:
      place.origin.x = frame.minX + (bar.navigation?.element.backButtonEnd ?? margin) + taken
    }
    return bar.stack?.area?.turned(place, in: frame).origin ?? place.origin
  }

  /// Returns how much of the bar is taken at its ends by the other items and the back button, with the distance of an item in the middle.
  private func ends(beside bar: HostingRoot) -> (leading: CGFloat, trailing: CGFloat) {
    let sizes = bar.runtime.policy.geometry.bars
    func taken(_ placement: BarPlacement, from edge: CGFloat, isFree: Bool) -> CGFloat {
      let items = slots.lazy.filter { $0.placement == placement }
      let widths = items.map { $0.root.element.size.width + sizes.itemGap }
      let width = widths.reduce(0, +)
      if width > 0 { return edge + width - sizes.itemGap + sizes.titleGap }
      return isFree ? edge : edge + sizes.titleGap
    }
    let margin = bar.runtime.facts.layoutMargin
    let back = bar.navigation?.element.backButtonEnd
    return (
      taken(.leading, from: back ?? margin, isFree: back == nil),
      taken(.trailing, from: margin, isFree: true)
    )
  }

  /// The position that was requested for an item.
  func placement(of bar: HostingRoot) -> BarPlacement? {
    slots.first { $0.root === bar }?.placement
  }

  /// Whether there are items at the bottom of the screen.
  var hasToolbar: Bool { !isBarHidden && slots.contains { $0.placement == .bottom } }

  /// Returns the proposed width of an item: the whole width for one that is alone at the bottom of
  /// the screen or on the keyboard, so that a spacer in it works; the space between the others for one in the middle
  /// that is wider; nil for its own width.
  func width(for bar: HostingRoot, in size: CGSize) -> CGFloat? {
    switch placement(of: bar) {
    case .principal:
      let ends = ends(beside: bar)
      let free = max(0, size.width - ends.leading - ends.trailing)
      let ideal = ProposedSize(width: nil, height: bar.runtime.policy.geometry.bars.height)
      return bar.element.sizeThatFits(ideal, bar.runtime).width > free ? free : nil
    case let own where own == .bottom || own == .keyboard:
      guard slots.filter({ $0.placement == own }).count == 1 else { return nil }
      return max(0, size.width - 2 * bar.runtime.facts.layoutMargin)
    default: return nil
    }
  }
}

/// The position of an item in the bars of a screen.
enum BarPlacement: CaseIterable {
  case leading, principal, trailing, bottom, keyboard
}

/// An item that a screen requests.
struct BarItem {
  let placement: BarPlacement
  let content: any BarContent
  /// Whether only the first item that requests the position is shown.
  var isExclusive = false
}

/// The requests of a screen for its navigation bar besides a title and items.
struct BarSettings {
  var isHidden: Bool?
  var isBackButtonHidden: Bool?
  var hasLargeTitle: Bool?
}

/// A modifier with requests for the navigation bar.
@MainActor
protocol NavigationItemWriter: AnyObject {
  var title: String? { get }
  var barItems: [BarItem] { get }
  var barSettings: BarSettings { get }
}

/// One item of a bar that exists.
@MainActor
struct BarSlot {
  struct Key: Equatable {
    let writer: ObjectIdentifier
    let index: Int
  }
  let key: Key
  let placement: BarPlacement
  let root: HostingRoot

  /// Passes an item to the root that already shows it, or creates a root.
  init(_ key: Key, _ item: BarItem, reusing old: HostingRoot?) {
    self.key = key
    placement = item.placement
    if let old, item.content.update(old) {
      root = old
    } else {
      old?.remove()
      root = item.content.makeRoot()
    }
    root.walk()
  }

  func remove() {
    root.disappearAndRemove()
  }
}

/// The view of a bar item, whatever its type.
@MainActor
protocol BarContent {
  func makeRoot() -> HostingRoot
  /// Passes the view to the existing item; returns false if it has another type.
  func update(_ root: HostingRoot) -> Bool
}

struct TypedBarContent<V: View>: BarContent {
  let view: V
  let screen: HostingRoot
  let scope: EnvironmentScope
  var kind = HostingRoot.Kind.toolbarItem
  /// Whether the item completes the screen's purpose: its text is semibold (UIBarButtonItem's
  /// `done`).
  var isProminent = false

  func makeRoot() -> HostingRoot {
    let root = HostingRoot(
      runtime: screen.runtime, kind: kind, order: screen.order, in: screen.subgraph,
      parentScope: scope
    ) { [isProminent] in if isProminent { $0.fontWeight = .semibold } }
    root.stack = screen.stack
    root.screen = screen
    root.install(view)
    return root
  }

  func update(_ root: HostingRoot) -> Bool {
    guard root.node is _TypedNode<V> else { return false }
    root.update(view)
    return true
  }
}
