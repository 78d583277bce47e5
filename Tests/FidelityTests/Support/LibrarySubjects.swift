// The library's own subjects, which ours are compared with. A file that imports the umbrella module alone means ours.

import OpenCombine

typealias LibraryPassthroughSubject<Output, Failure: Error> = PassthroughSubject<Output, Failure>
typealias LibraryCurrentValueSubject<Output, Failure: Error> = CurrentValueSubject<Output, Failure>
