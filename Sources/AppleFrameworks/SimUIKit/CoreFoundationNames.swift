// Core Foundation's type names, as aliases of the Foundation types that apps cast to them.

public import Foundation

public typealias CFURL = URL
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
