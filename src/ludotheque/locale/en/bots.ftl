hint-title = { $seat }: what the expert would do after move { $number }
hint-action = action
hint-share = wins to expect
hint-visits = tried
hint-because = What this would bring: { $action }
