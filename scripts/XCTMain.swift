// Where the tests begin when they are built without an index of the sources, whose making takes as long as all else that compiling
// them does. With a file of this name beside the tests the package manager looks for no tests in the index; `swift test` then
// finds none, so `.ci/run` and `scripts/mutants` put it there for as long as they need it, and start the tests themselves.

import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
