// What is read of a part of the screen.

import Foundation

extension NodeRuntime {
  /// Everything below a root that is not on screen itself.
  package func items(of root: HostingRoot) -> [ScreenItem] {
    var reader = ScreenReader(bounds: .everywhere)
    reader.visit(root.element, at: .zero, control: nil)
    return reader.items.filter { !$0.isOnlyTouched }
  }

  /// The roots that are shown inside an element, outermost first.
  package func roots(shownIn element: RenderElement) -> [HostingRoot] {
    guard element.holdsHosts else { return [] }
    var reader = ScreenReader(bounds: .everywhere, readsHostsOnly: true)
    reader.visit(element, at: .zero, control: nil)
    return reader.screenAreas.flatMap(\.allRoots) + reader.rowRoots
  }

  /// The texts inside an element, or the names of its images if there are none.
  package func texts(in element: RenderElement) -> [String] {
    var reader = ScreenReader(bounds: .everywhere)
    reader.visit(element, at: .zero, control: nil)
    let items = reader.items.filter { !$0.isOnlyTouched }
    let texts = items.filter(\.isText).map(\.text)
    return texts.isEmpty ? items.map(\.text) : texts
  }
}

extension ScreenReader {
  /// The roots of the rows that were found.
  fileprivate var rowRoots: [HostingRoot] {
    var roots: [HostingRoot] = []
    for container in containers {
      container.forEachRowElement { element in
        if let root = (element as? RootElement)?.root { roots.append(root) }
      }
    }
    return roots
  }
}
