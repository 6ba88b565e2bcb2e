hint-title = { $seat }: was der Könner nach Zug { $number } täte
hint-action = Aktion
hint-share = zu erwartende Siege
hint-visits = Versuche
hint-because = Was das brächte: { $action }
