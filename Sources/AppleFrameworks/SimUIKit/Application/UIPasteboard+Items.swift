// The items of the pasteboard, as dictionaries from type identifiers to values. As for `string`, only the first item counts.
// Items do not expire.

import Foundation
import SimComponents

extension UIPasteboard {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Accepted and ignored: items do not expire.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Accepted and ignored: there are no other devices.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  public var items: [[String: Any]] {
    get {
      if let kept: [[String: Any]] = DeviceMemory.read("pasteboard items") { return kept }
      var item: [String: Any] = [:]
      if let string { item["public.utf8-plain-text"] = string }
      if let url { item["public.url"] = url }
      if let image { item["public.png"] = image }
      return item.isEmpty ? [] : [item]
    }
    set { setItems(newValue) }
  }

  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let values = items.first.map { Array($0.values) } ?? []
    keep(items, "items")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? String }.first, "pasteboard string")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? URL }.first, "pasteboard url")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? UIImage }.first, "pasteboard image")
  }

  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
}
