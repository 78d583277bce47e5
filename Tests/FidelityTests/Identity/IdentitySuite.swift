// Identity: which views are the same view, and keep what they own.

import Testing

@MainActor @Suite(.serialized) struct IdentitySuite {}
