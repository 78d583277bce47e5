/// What gives the children of a node roots of their own.
@MainActor
@_spi(Runtime) public protocol ChildHost: AnyObject {}
