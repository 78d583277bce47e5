// Where the tests begin. With a file of this name the package manager looks for no others, so it asks for no index of the sources;
// making one takes a third of what compiling the tests does, and continuous integration goes without.

import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
