// Pictures in terminals that support them.

import ArgumentParser
import SimCharts

/// The option that shows a picture below the text.
package struct TerminalOptions: ParsableArguments {
  @Option(help: "Show the picture in the terminal as well, by the protocol that it understands.")
  var inline: InlineProtocol?

  package init() {}

  /// Throws an error if pictures were requested and there is no terminal to show them, before
  /// anything runs.
  func check(_ console: Console) throws {
    guard inline != nil, !console.isOutputTerminal else { return }
    throw UsageError("--inline shows a picture in a terminal, and standard output is not one")
  }

  /// Writes a picture, if one was requested.
  func show(_ console: Console, _ picture: () throws -> InlinePicture) throws {
    guard let inline else { return }
    console.output(try picture().text(inline))
  }
}

extension InlineProtocol: ExpressibleByArgument {}
