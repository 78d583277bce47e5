// SimWorkloads
