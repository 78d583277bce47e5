/// A custom parameter attribute that constructs views from closures: the name of `ViewBuilder` from Xcode 27 on.
public typealias ContentBuilder = ViewBuilder
