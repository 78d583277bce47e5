// The screens of contacts and of calendars, which are empty.

public import Foundation
public import SimUIKit

/// The methods of a picker's delegate, none of which is called.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
}
