// How long views live, by container: a monitor shows when its state was made and says when it appears.

import Testing

@MainActor @Suite(.serialized) struct ContainerLogs {}
