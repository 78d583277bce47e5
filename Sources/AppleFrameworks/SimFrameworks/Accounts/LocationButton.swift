// The location button of CoreLocationUI. Its action is called on a tap, but no location is ever delivered.

import SimComponents
public import SimViews

nonisolated public struct LocationButton: View {
  public struct Title: Hashable, Sendable {
    let text: String
    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      if let title {
        Label(title.text, systemImage: "location.fill")
      } else {
        Image(systemName: "location.fill")
      }
    }
  }
}
