// Mail and messages that an app lets the user write: the phone has no account, so neither can be sent.

public import Foundation

/// How the writing of a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  /// The ends.
  case cancelled, saved, sent, failed
}

/// How the writing of a message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The ends.
  case cancelled, sent, failed
}

/// Who hears how it ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// It has ended; never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Nothing happens.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A controller to write a mail with; it is a box.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Who hears how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether a mail can be sent: there is no account.
  open class func canSendMail() -> Bool { false }
  /// Kept nowhere.
  open func setSubject(_ subject: String) {}
  /// Kept nowhere.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Kept nowhere.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Kept nowhere.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Kept nowhere.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Kept nowhere.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Who hears how it ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// It has ended; never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller to write a message with; it is a box.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// Who hears how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]?
  /// What it says.
  open var body: String?
  /// Whether a message can be sent: there is no account.
  open class func canSendText() -> Bool { false }
}
