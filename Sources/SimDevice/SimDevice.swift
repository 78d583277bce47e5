// SimDevice
