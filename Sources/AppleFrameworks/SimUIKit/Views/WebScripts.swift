// Scripts of web pages: kept, and none runs, because no page is loaded.

public import Foundation

/// A message of a script; none comes.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// What the script says.
  open var body: Any { NSNull() }
  /// To whom.
  open var name: String { "" }
  nonisolated override init() {}
}

/// Who hears scripts; nobody speaks.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  /// A script has said something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// When a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The moments.
  case atDocumentStart, atDocumentEnd
}

/// A script of the app's own.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script's text.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page alone and not for frames in it.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

extension WKUserContentController {
  /// Accepts who would hear scripts of a name.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Accepted.
  public func removeScriptMessageHandler(forName name: String) {}
  /// Accepted.
  public func removeAllScriptMessageHandlers() {}
  /// Accepts a script, which does not run.
  public func addUserScript(_ userScript: WKUserScript) {}
  /// Accepted.
  public func removeAllUserScripts() {}
}
