package import Foundation
@_spi(Runtime) package import SimViews

/// The area of a navigation stack: the topmost screen under a bar.
@MainActor
package final class NavigationElement: RenderElement, ScreenArea {
  package weak var host: NavigationHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .navigation }

  /// The heights of the system's bars.
  package let sizes: BarGeometry

  init(id: ElementID, _ sizes: BarGeometry) {
    self.sizes = sizes
    super.init(id: id)
  }

  /// The height of the bar over the topmost screen, in points; a title that scrolls with the content is not included.
  package var barHeight: CGFloat {
    guard showsBar else { return 0 }
    return sizes.height + (hasLargeTitle && headroomArea == nil ? sizes.largeTitleHeight : 0)
  }

  /// Whether there is a bar over the topmost screen.
  package var showsBar: Bool {
    guard let host, let item = host.top?.navigationItem else { return true }
    return !host.isBarHidden && !(sizes.hidesEmptyBar && item.isBarEmpty && !host.hasBackButton)
  }

  package override var barNames: BarNames? { BarNames(top: "navigation bar", bottom: "toolbar") }

  /// The text of the button to go back with; nil if there is none.
  var backTitle: String? {
    guard let host, host.hasBackButton else { return nil }
    let title = host.titleBelow
    return title.isEmpty ? "Back" : title
  }

  /// The distance of that button's text from the leading edge, in points: an arrow of 13 begins 8 before the margin.
  var backTitleStart: CGFloat { (host?.runtime.facts.layoutMargin ?? 0) - 8 + 13 + 6 }

  /// The largest width of that text, in points.
  var backTitleWidth: CGFloat { size.width * 0.3 }

  /// The distance of what is beside that button from the leading edge, in points; nil if there is no such button.
  var backButtonEnd: CGFloat? {
    guard let host, let backTitle else { return nil }
    let width = host.runtime.measurer.width(
      of: backTitle, font: ResolvedFont(Font.system(size: 17)))
    return backTitleStart + min(backTitleWidth, width) + sizes.titleGap
  }

  /// The height of the toolbar below the topmost screen, in points.
  package var toolbarHeight: CGFloat {
    host?.top?.navigationItem.hasToolbar == true ? sizes.toolbarHeight : 0
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {}

  package func layoutBars(_ runtime: LayoutRuntime) {
    guard let host, let item = host.top?.navigationItem else { return }
    for bar in (host.isBarHidden ? [] : item.barsInLayoutOrder) + barsOnKeyboard {
      let width = item.width(for: bar, in: size)
      _ = bar.layout(in: ProposedSize(width: width, height: sizes.height))
    }
  }

  /// The items of the keyboard toolbar, while the keyboard is shown for a field of the topmost
  /// screen.
  private var barsOnKeyboard: [HostingRoot] {
    guard let host, let top = host.top, top.navigationItem.hasKeyboardBar,
      host.runtime.focus.isOn(top)
    else { return [] }
    return top.navigationItem.keyboardBars
  }

  package var shownRoots: [HostingRoot] {
    guard let host, let top = host.top else { return [] }
    let bars = host.isBarHidden ? [] : top.navigationItem.bars
    return [top] + bars + barsOnKeyboard
  }

  package var allRoots: [HostingRoot] { shownRoots }
  package func hideOthers() {
    guard let item = host?.top?.navigationItem, item.hasKeyboardBar, barsOnKeyboard.isEmpty else {
      return
    }
    for bar in item.keyboardBars { bar.setAppeared(false) }
  }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    reader.screens.append(self)
    guard let host, let screen = host.top else { return }
    let item = screen.navigationItem
    if !host.isBarHidden {
      if !item.title.isEmpty { reader.add(item.title, isText: true, frame, nil) }
      for bar in item.bars {
        reader.visit(bar.element, at: item.origin(of: bar, in: frame), control: nil)
      }
    }
    let corner = CGPoint(x: frame.minX, y: frame.minY + barHeight)
    reader.visit(screen.element, at: corner, control: nil)
    for bar in barsOnKeyboard {
      reader.visit(bar.element, at: item.origin(of: bar, in: frame), control: nil)
    }
  }

  package override var described: [RenderElement] {
    guard let top = host?.screens.last else { return [] }
    return top.navigationItem.bars.map(\.element) + [top.element]
  }
}

extension NavigationHost {
  package var area: RenderElement? { element }
  package var origin: CGPoint { CGPoint(x: 0, y: element.barHeight) }
}
