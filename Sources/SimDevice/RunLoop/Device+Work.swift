// Priced work: the main thread's time moves on by what is charged, and observers see it as spans.

import SimCore
package import SimViews

extension Device {
  /// Begins a stretch of work of one category.
  func begin(_ category: WorkCategory) {
    if frameBegin == nil { frameBegin = frameClock.vsync(atOrBefore: mainTime) }
    memory.drain()
    self.category = category
    spanStart = mainTime
  }

  /// Ends the stretch; it is reported if it took any time.
  func end() {
    guard let start = spanStart else { return }
    spanStart = nil
    let allocated = memory.drain()
    if allocated > 0 { charge(prices.allocations(allocated)) }
    if mainTime > start {
      observer?.device(
        self, worked: WorkSpan(category: category, start: start, duration: mainTime - start))
    }
  }

  /// Makes the main thread busy.
  func charge(_ price: Nanoseconds) {
    mainTime = mainTime + price
  }
}

extension Device: RuntimeObserver {
  package func runtime(_ runtime: ViewRuntime, did event: RuntimeEvent) {
    let price = prices.price(of: event)
    if price > .zero { mainTime = mainTime + price }
    memory.note(event)
    counts?.note(event)
    observer?.device(self, runtimeDid: event)
  }
}
