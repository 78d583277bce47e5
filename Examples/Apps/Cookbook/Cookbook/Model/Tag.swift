import CoreData
import SwiftUI

@objc(Tag)
public class Tag: NSManagedObject {
    var color: Color { Color(hue: hue, saturation: 0.6, brightness: 0.8) }
}
