// What authors have printed from the real framework, beyond the catalogue of cases: each test names its source, and compares
// the whole log of the program that was published.

import Testing

@MainActor @Suite(.serialized) struct Printed {}
