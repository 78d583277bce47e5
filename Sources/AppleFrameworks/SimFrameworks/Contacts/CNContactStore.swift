// The user's contacts: access is refused, and nothing is found.

public import Foundation

/// What is asked for.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// Whether an app may see them.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, restricted, denied, authorized, limited
}

/// What of a contact is wanted.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Parts of a contact.
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName",
  CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses",
  CNContactImageDataKey = "imageData", CNContactThumbnailImageDataKey = "thumbnailImageData",
  CNContactOrganizationNameKey = "organizationName", CNContactBirthdayKey = "birthday",
  CNContactIdentifierKey = "identifier", CNContactNicknameKey = "nickname",
  CNContactPostalAddressesKey = "postalAddresses",
  CNContactImageDataAvailableKey = "imageDataAvailable"

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number.
  public let stringValue: String
  /// A number.
  public init(stringValue string: String) { stringValue = string }
}

/// A value with what it is for.
public final class CNLabeledValue<Value>: NSObject {
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: Value
  /// A value.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}

/// Somebody: kept.
open class CNContact: NSObject {
  /// What tells it from others.
  public let identifier = NumberedIdentifiers.next().uuidString
  /// The names.
  open fileprivate(set) var givenName = "", familyName = "", nickname = "", organizationName = ""
  /// Where to call and write.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = [],
    emailAddresses: [CNLabeledValue<NSString>] = []
  /// The pictures.
  open fileprivate(set) var imageData: Data?, thumbnailImageData: Data?
  /// The day of birth.
  open fileprivate(set) var birthday: DateComponents?
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// Nobody.
  public override init() {}
}

/// Somebody, to be changed: kept.
open class CNMutableContact: CNContact {
  /// The names.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The name of the family.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// Where to call.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// Where to write.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject {
  /// Which.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Asks for parts of contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// How contacts are ordered.
public enum CNContactSortOrder: Int, Sendable {
  /// The orders.
  case none, userDefault, givenName, familyName
}

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The ways.
  case fullName, phoneticFullName
}

/// Who writes names.
open class CNContactFormatter: NSObject {
  /// A name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
  /// What a name needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
    -> any CNKeyDescriptor
  { "fullName" }
}

/// The contacts of the user: the user lets nobody in.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() {}
  /// Whether the app may see them: it may not.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Asks; the user says no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Asks; the user says no in a later turn of the main queue.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(false, nil) } }
  /// Goes through contacts, of which there are none.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  /// Contacts: none.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
}
