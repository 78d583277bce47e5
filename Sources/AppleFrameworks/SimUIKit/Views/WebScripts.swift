// Scripts of web pages: kept, and none runs, because no page is loaded.

public import Foundation

/// A message of a script; none comes.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  nonisolated override init() {}
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page alone and not for frames in it.
  public let isForMainFrameOnly: Bool
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
  public func removeScriptMessageHandler(forName name: String) {}
  public func removeAllScriptMessageHandlers() {}
  /// Accepts a script, which does not run.
  public func addUserScript(_ userScript: WKUserScript) {}
  public func removeAllUserScripts() {}
}
