// Rewrites the files of an app for Linux, and writes the file beside them; the build-tool plugin AppSources calls it.
//
//   simui-sources OUTPUT FILE                       rewrites a file; what was exchanged is listed in OUTPUT.txt
//   simui-sources --list FILE…                      prints what would be exchanged
//   simui-sources --module LIST APP BUNDLE OUTPUT   writes the imports of a module and the bundle of its app

import Foundation
import SimSources

/// What ends the program, in a sentence.
struct ToolError: Error, CustomStringConvertible {
  let description: String
}

func contents(of path: String) throws -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw ToolError(description: "'\(path)' cannot be read")
  }
  return [UInt8](data)
}

func list(_ rewritings: [Rewriting], in path: String) -> String {
  rewritings.map { $0.description(in: path) + "\n" }.joined()
}

func rewrite(_ path: String, to output: String) throws {
  let source = RewrittenSource(try contents(of: path))
  let heading = RewrittenSource.heading(path: path)
  try Data(Array(heading.utf8) + source.bytes).write(to: URL(filePath: output))
  try Data(list(source.rewritings, in: path).utf8).write(to: URL(filePath: output + ".txt"))
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.first, arguments.count) {
  case ("--list", 2...):
    for path in arguments.dropFirst() {
      let source = RewrittenSource(try contents(of: path))
      print(list(source.rewritings, in: path), terminator: "")
    }
  case ("--module", 5):
    let module = try AppModule(
      module: Data(contents(of: arguments[1])), app: Data(contents(of: arguments[2])),
      bundle: arguments[3], isApp: arguments[1] == arguments[2])
    try Data(module.source.utf8).write(to: URL(filePath: arguments[4]))
  case (_, 2) where arguments.first?.hasPrefix("-") == false:
    try rewrite(arguments[1], to: arguments[0])
  default:
    let usage =
      "usage: simui-sources OUTPUT FILE | --list FILE… | --module LIST APP BUNDLE OUTPUT"
    FileHandle.standardError.write(Data("\(usage)\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("simui-sources: \(error)\n".utf8))
  exit(1)
}
