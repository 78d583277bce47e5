// The source of a zoom transition.

public import Foundation
public import SimViews

extension View {
  /// Identifies this view as the source of a navigation transition and says how it looks then; noted.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("matchedTransitionSource", id)
  }
}

/// How the source of a zoom transition looks.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// The look of a source as it is.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  public func background(_ style: Color) -> Self { self }
  /// A shape of the source; noted.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  public func shadow(color: Color = .clear, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> Self
  { self }
}
