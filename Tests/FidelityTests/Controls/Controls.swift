// Controls, fields and gestures, driven as a user would: what a body, a binding or a closure printed is a line
// of the log.

import Testing

@MainActor @Suite(.serialized) struct Controls {}
