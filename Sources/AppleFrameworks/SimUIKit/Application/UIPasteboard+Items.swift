// What is on the pasteboard as items: dictionaries of values by identifiers of types. Of several items the first counts, as
// it does for `string`; a lifetime does not end.

import Foundation
import SimComponents

extension UIPasteboard {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items go away, as a date; they stay.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether other devices may see the items; there are none.
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

  /// Puts items on the pasteboard, in place of what was there.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let values = items.first.map { Array($0.values) } ?? []
    keep(items, "items")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? String }.first, "pasteboard string")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? URL }.first, "pasteboard url")
    DeviceMemory.keep(values.lazy.compactMap { $0 as? UIImage }.first, "pasteboard image")
  }

  /// Appends items to those on the pasteboard.
  public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Puts a value on the pasteboard, in place of what was there.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
}
