// The device as the host of its runtime.

internal import CHostHooks
package import Foundation
import SimCore
@_spi(Runtime) package import SimViews

extension Engine: RuntimeHost {
  package var hasRunLoop: Bool { !isShutDown }

  package var secondsSince1970: Double {
    Double(hostHooksLaunchUnixSeconds()) + Double(mainTime.value) / 1e9
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
    case .postActivation: postActivation()
    case .openURL(let address): console.hostLine("UIApplication.open \(address)")
    }
  }

  package func open(_ address: URL, in environment: EnvironmentValues) {
    follow(address, in: environment)
  }

  package func layOutBetweenTransactions() -> Bool {
    guard !isShutDown else { return false }
    layOutForReaders()
    return true
  }

  package func placeRows(of container: RowContainer) {
    guard !isShutDown else { return }
    cells.place(container.host)
  }

  package func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void) {
    works.perform(in: mode, block)
  }

  package func scroll(_ area: ScrollArea, by move: ScrollMove) { appMoves(area, move) }

  package func rowsWereRemoved(from container: RowContainer) {
    cells.removeAll(of: container.host)
  }

  package func rowLeft(_ row: HostedRow, by exit: RowExit) {
    reports.row(row.row, .left(exit))
  }

  package func keyboardMoves(isUp: Bool) { postKeyboardNotifications(isUp: isUp) }
}
