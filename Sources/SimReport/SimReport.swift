// SimReport
