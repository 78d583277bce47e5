/// A modifier that can create another modifier with animation.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
