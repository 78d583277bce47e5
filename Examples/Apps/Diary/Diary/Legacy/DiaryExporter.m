// Objective-C that nothing in Swift calls.
