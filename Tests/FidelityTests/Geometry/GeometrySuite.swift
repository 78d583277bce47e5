// Geometry readers and geometry closures: when they are called, and with which sizes.

import Testing

@MainActor @Suite(.serialized) struct GeometrySuite {}
