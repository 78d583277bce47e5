// Draws the search field above the content that scrolls under it; of a field that scrolls with the
// content, the remaining part.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension SearchElement: DrawnElement {
  func draw(with pen: inout ScreenPen, in frame: CGRect) {
    for child in content { pen.visit(child, in: frame.origin) }
    let place = frame.origin + bar.contentShift
    if isDrawer {
      let shown = CGRect(x: place.x, y: place.y, width: frame.width, height: shownHeight)
      guard shown.height > 0 else { return }
      pen.under(shown.height < barHeight ? .clip(.rect(DisplayRect(shown))) : nil) {
        $0.visitChildren(of: bar, at: place + bar.origin)
      }
      return
    }
    if let area = areaUnderBar, area.offset.y > area.headroom {
      pen.fill(
        .rect(DisplayRect(CGRect(origin: frame.origin, size: bar.size))), ground(pen.palette))
    }
    pen.visitChildren(of: bar, at: frame.origin + bar.origin + bar.contentShift)
  }
}
