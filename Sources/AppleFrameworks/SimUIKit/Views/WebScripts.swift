// Scripts of web pages. They are stored and not run, because no page is loaded.

public import Foundation

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
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

extension WKUserContentController {
  /// Accepted and ignored: no script runs.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
  public func removeAllScriptMessageHandlers() {}
  /// Accepted and ignored: no script runs.
  public func addUserScript(_ userScript: WKUserScript) {}
  public func removeAllUserScripts() {}
}
