// SimCore
