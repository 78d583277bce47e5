// Single rules of the runtime, each shown by the log of what ran: whatever a body prints is a line, and nothing else is.

import Testing

@MainActor @Suite(.serialized) struct Mechanism {}
