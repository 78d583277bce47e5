// The macros of the public module. Their expansions are in the target SwiftUIMacros.

/// Creates a preview of a view, which `simui preview` lists and launches.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view, under traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a dynamic property of the view that a preview shows.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Creates an entry of the environment, of focused values, of transactions or of container values.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes the animatable data of a type from its stored variables, except those marked as ignored.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of the animatable data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
