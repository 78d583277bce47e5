// The source of a zoom transition.

public import Foundation
public import SimViews

extension View {
  /// Identifies this view as the source of a navigation transition and configures its appearance;
  /// recorded without effect.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("matchedTransitionSource", id)
  }
}

/// The appearance of the source of a zoom transition.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// The unchanged appearance of a source.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  public func background(_ style: Color) -> Self { self }
  /// Returns the configuration with a clip shape of the source; recorded without effect.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  public func shadow(color: Color = .clear, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> Self
  { self }
}
