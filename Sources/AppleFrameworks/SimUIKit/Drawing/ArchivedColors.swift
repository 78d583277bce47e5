// Archives of colours: their components. A colour is no object of Foundation here, so Foundation's archiver does not take it.

public import Foundation

extension NSKeyedArchiver {
  /// Returns the components of a colour as data.
  public class func archivedData(
    withRootObject color: UIColor, requiringSecureCoding: Bool
  ) throws -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      throw CocoaError(.coderInvalidValue)
    }
    return try PropertyListEncoder().encode([red, green, blue, alpha])
  }
}

extension NSKeyedUnarchiver {
  /// Creates the colour that data was made from, or throws an error for other data.
  public class func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor?
  {
    let parts = try PropertyListDecoder().decode([CGFloat].self, from: data)
    guard parts.count == 4 else { throw CocoaError(.coderReadCorrupt) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
