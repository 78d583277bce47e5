// An image that is loaded: the placeholder until the response arrives, then the image or the
// failure. A response with data is an image named by the address, with the size of an image that is
// in no catalogue.

public import Foundation
public import SimViews

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase {
  /// No image is loaded.
  case empty
  /// An image succesfully loaded.
  case success(Image)
  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that asynchronously loads and displays an image.
@MainActor @preconcurrency
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  private let transaction: Transaction
  @State private var phase = AsyncImagePhase.empty

  /// Loads and displays a modifiable image from the specified URL in phases.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Loads and displays an image from the specified URL.
  public init(url: URL?, scale: CGFloat = 1) where Content == _LoadedImage<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      _LoadedImage(image: phase.image, placeholder: Color(white: 0.85))
    }
  }

  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the image loads.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _LoadedImage<I, P> {
    self.init(url: url, scale: scale) { phase in
      _LoadedImage(image: phase.image.map(content), placeholder: placeholder())
    }
  }

  /// The content in its phase; loading begins when the view appears, and again for another address.
  public var body: some View { content(phase).task(id: url) { await load() } }

  /// Returns one row, whatever it shows: the view that replaces the placeholder has the same
  /// identity.
  public static func _countRows(_ contents: _RowCounts) -> Int? { 1 }

  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    SingleRowSource(value, inputs)
  }

  private func load() async {
    phase = .empty
    guard let url else { return }
    do {
      let (_, response) = try await URLSession.shared.data(from: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {
        throw URLError(.badServerResponse)
      }
      withTransaction(transaction) { phase = .success(Image(url.lastPathComponent)) }
    } catch {
      if (error as? URLError)?.code == .cancelled { return }
      withTransaction(transaction) { phase = .failure(error) }
    }
  }
}

/// An image, or the view in its place.
nonisolated public struct _LoadedImage<Loaded: View, Placeholder: View>: ComposedView {
  let image: Loaded?
  let placeholder: Placeholder

  @MainActor package var parts: some View {
    if let image { image } else { placeholder }
  }
}
