// SimGraph
