// Core Foundation's names of types that Foundation has, for code that casts to them: here they are the same types.

public import Foundation

public typealias CFURL = URL
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
