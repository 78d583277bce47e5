// Writes under different transactions.

import Testing

@MainActor @Suite(.serialized) struct TransactionsSuite {}
