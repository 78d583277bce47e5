// The names of observed properties, from the functions that key paths call.

import Expectations
import Testing

@testable import SimViews

@Suite struct ObservedPropertyTests {
  @Test(arguments: [
    // key path getter for SimWorkloads.ItemObject.revision : Swift.Int : SimWorkloads.ItemObject
    ("$s12SimWorkloads10ItemObjectC8revisionSivpACTK", "revision"),
    // SimWorkloads.ItemObject.revision.getter : Swift.Int, as in a release build
    ("$s12SimWorkloads10ItemObjectC8revisionSivg", "revision"),
    ("$s12SimWorkloads10ItemObjectC8subtitleSSvs", "subtitle"),
    ("$s12SimWorkloads10ItemObjectCfD", nil),
    ("main", nil),
  ])
  func `a name is read from the functions of its property`(mangled: String, name: String?) {
    expect(propertyName(inMangled: mangled), is: name)
  }
}
