// SimLab
