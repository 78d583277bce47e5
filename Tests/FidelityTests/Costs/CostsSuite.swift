// What is counted and charged.

import Testing

@MainActor @Suite(.serialized) struct CostsSuite {}
