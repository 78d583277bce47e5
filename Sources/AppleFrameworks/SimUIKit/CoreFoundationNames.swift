// Core Foundation's names of types that Foundation has, for code that casts to them: here they are the same types.

public import Foundation

/// An address.
public typealias CFURL = URL
/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in order.
public typealias CFArray = [Any]
