// Contacts: access is denied, and nothing is found.

public import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName",
  CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses",
  CNContactImageDataKey = "imageData", CNContactThumbnailImageDataKey = "thumbnailImageData",
  CNContactOrganizationNameKey = "organizationName", CNContactBirthdayKey = "birthday",
  CNContactIdentifierKey = "identifier", CNContactNicknameKey = "nickname",
  CNContactPostalAddressesKey = "postalAddresses",
  CNContactImageDataAvailableKey = "imageDataAvailable"

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

public final class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}

open class CNContact: NSObject {
  public let identifier = NumberedIdentifiers.next().uuidString
  open fileprivate(set) var givenName = "", familyName = "", nickname = "", organizationName = ""
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = [],
    emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var imageData: Data?, thumbnailImageData: Data?
  open fileprivate(set) var birthday: DateComponents?
  open var imageDataAvailable: Bool { imageData != nil }
  public override init() {}
}

open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
}

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

open class CNContactFormatter: NSObject {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
    -> any CNKeyDescriptor
  { "fullName" }
}

/// A contact store without contacts, to which access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Reports a denial in a later turn of the main queue.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(false, nil) } }
  /// Does nothing: there are no contacts.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
}
