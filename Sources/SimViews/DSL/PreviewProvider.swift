/// A type that produces view previews in Xcode; here it only compiles.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type to preview.
  associatedtype Previews: View
  /// A collection of views to preview.
  @ViewBuilder static var previews: Previews { get }
}
