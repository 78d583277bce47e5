// UIKit's recognisers on SwiftUI's views. Touches only go to SwiftUI's gestures: a recogniser is noted, and never made.

public import Foundation
public import SimViews

/// A wrapper for a recogniser of UIKit that you use to integrate it into your SwiftUI hierarchy; noted.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// A type to coordinate with the recogniser.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts places between a view and others.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The recogniser is in another state; not called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Contextual information about the state of the system that you use to create and update a recogniser.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Content: UIGestureRecognizerRepresentable> {
  public let coordinator: Content.Coordinator
  /// Converts places between the view and others.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places between the view of a recogniser and others, in points.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in the view.
  public let localLocation: CGPoint
  /// How far it went in the view; nil for gestures that do not move.
  public let localTranslation: CGPoint?
  /// How fast it is in the view, in points a second; nil for gestures that do not move.
  public let localVelocity: CGPoint?
  /// Where the gesture is in a space.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
  /// How far it went in a space.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  /// How fast it is in a space, in points a second.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

extension View {
  /// Attaches a recogniser of UIKit to the view; noted, it recognises nothing.
  nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("gesture", ()) }
}
