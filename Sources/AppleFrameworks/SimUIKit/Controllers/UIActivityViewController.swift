public import Foundation

/// An activity view controller, which is not shown.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Never called: the controller is not shown.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError(
      "An activity controller needs items: init(activityItems:applicationActivities:).")
  }
}

@MainActor @preconcurrency
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop"),
      mail = Self("com.apple.UIKit.activity.Mail"),
      message = Self("com.apple.UIKit.activity.Message"),
      print = Self("com.apple.UIKit.activity.Print"),
      copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard"),
      assignToContact = Self("com.apple.UIKit.activity.AssignToContact"),
      saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll"),
      addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList"),
      postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook"),
      postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter"),
      openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks"),
      markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
  public nonisolated override init() {}
}
