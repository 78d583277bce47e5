// The device as the host of its runtime.

package import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) package import SimViews

extension Engine: RuntimeHost {
  package var hasRunLoop: Bool { !process.hasEnded }

  package var secondsSince1970: Double {
    mainThread.secondsSince1970
  }

  package func show(diagnostic message: String) { console.diagnostic(message) }

  package func handle(_ request: HostRequest) {
    switch request {
    case .makeNavigationHost:
      work.charge(PriceList.navigationController)
      console.hostLine("UINavigationController.initWithRootViewController")
    case .makeTabHost, .makePresentationHost:
      work.charge(PriceList.navigationController)
    case .transition(let transition):
      motion.transitions.waiting.append(transition)
    case .postActivation: notifications.postActivation()
    case .openURL(let address): console.hostLine("UIApplication.open \(address)")
    }
  }

  package func open(_ address: URL, in environment: EnvironmentValues) {
    environment.openURL.follow(address, in: runtime)
  }

  package func layOutBetweenTransactions() -> Bool {
    guard !process.hasEnded else { return false }
    updater.layOutForReaders()
    return true
  }

  package func placeRows(of container: RowContainer) {
    guard !process.hasEnded else { return }
    cells.place(container.host)
  }

  package func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void) {
    process.works.perform(in: mode, block)
  }

  package func start(_ timer: HostTimer) { timers.start(timer) }

  package func scroll(_ area: ScrollArea, by move: ScrollMove) { scroll.move(area, by: move) }

  package func rowsWereRemoved(from container: RowContainer) {
    cells.removeAll(of: container.host)
  }

  package func rowLeft(_ row: HostedRow, by exit: RowExit) {
    reports.row(row.row, .left(exit))
  }

  package func keyboardMoves(isUp: Bool) { notifications.keyboardMoves(isUp: isUp) }
}
