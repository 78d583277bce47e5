/// A custom parameter attribute that constructs views from closures: what `ViewBuilder` is called from Xcode 27 on.
public typealias ContentBuilder = ViewBuilder
