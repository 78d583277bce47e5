// Sort descriptors whose order is that of a method of `NSString`.

public import Foundation
import SimRecords
public import SimUIKit

extension NSSortDescriptor {
  /// Creates a descriptor that compares texts as the method of a selector does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let method = selector.map { $0.description.prefix { $0 != "(" && $0 != ":" } } ?? ""
    self.init(key: key, ascending: ascending) { lhs, rhs in
      switch method {
      case "caseInsensitiveCompare": lhs.caseInsensitiveCompare(rhs)
      case "localizedCompare": lhs.localizedCompare(rhs)
      case "localizedCaseInsensitiveCompare": lhs.localizedCaseInsensitiveCompare(rhs)
      case "localizedStandardCompare": lhs.localizedStandardCompare(rhs)
      default: lhs.compare(rhs)
      }
    }
  }
}
