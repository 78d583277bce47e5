// The frameworks that there are here are listed twice: as modules, and on the page of names. The lists agree.

import Expectations
import Foundation
import Testing

@Suite struct FrameworkNameTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  /// The modules that stand for frameworks: not those of ours or of swift-crypto, and not the names that Xcode writes by itself.
  private func modules() throws -> Set<String> {
    let maps = try ["CModuleNames", "AppleFrameworks/CFrameworkNames"].map {
      try text("Sources/\($0)/include/module.modulemap")
    }
    let names = maps.joined().matches(of: #/(?m)^module (\w+)/#).map { String($0.1) }
    return Set(names.filter { !$0.hasPrefix("Sim") && !$0.hasPrefix("_") && $0 != "Crypto" })
  }

  @Test func `the page names each framework that can be imported`() throws {
    let page = try text("Sources/SimViews/SimViews.docc/SimViews.md")
    let named = page.matches(of: #/`import (\w+)`/#).map { String($0.1) }
    try expect(modules().subtracting(named), is: [])
  }
}
