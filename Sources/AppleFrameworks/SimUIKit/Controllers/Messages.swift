// Mail and messages that an app lets the user write: the phone has no account, so neither can be sent.

public import Foundation

/// How the writing of a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// How the writing of a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A controller to write a mail with; it is a box.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether a mail can be sent: there is no account.
  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller to write a message with; it is a box.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  /// Whether a message can be sent: there is no account.
  open class func canSendText() -> Bool { false }
}
