## Die Befehlszeile: Fehler

error = Fehler: { $text }
error-value = { $name }: { $text }
error-no-number = „{ $value }“ ist keine ganze Zahl
error-too-low = mindestens { $low }, nicht { $value }
error-too-high = höchstens { $high }, nicht { $value }
error-not-one-of = „{ $value }“ ist nichts von { $known }
error-too-many = zu viele Wörter: „{ $words }“
error-no-option = eine Option „{ $name }“ gibt es nicht: { $nearest }
error-no-command = einen Befehl „{ $name }“ gibt es nicht: { $nearest }
error-needs-value = { $name } braucht einen Wert
error-takes-no-value = { $name } nimmt keinen Wert
error-missing-argument = { $name } fehlt
error-missing-option = { $name } fehlt
error-did-you-mean = war „{ $word }“ gemeint?
error-known = bekannt sind { $known }
error-cannot-write = die Ausgabe lässt sich nicht schreiben: { $why }
error-file = { $path }: { $why }

error-ENOENT = die Datei gibt es nicht
error-EACCES = der Zugriff ist nicht erlaubt
error-EISDIR = das ist ein Ordner
error-ENOTDIR = ein Teil davon ist kein Ordner
error-ENOSPC = es ist kein Platz mehr
error-EROFS = dort lässt sich nichts schreiben
error-EADDRINUSE = die Adresse ist schon vergeben
error-EADDRNOTAVAIL = diese Adresse ist nicht von hier
error-takes-number = eine Zahl ab { $low }, mit höchstens 9 Ziffern
error-takes-real = eine Zahl ab 0, Dezimalen nach einem Punkt
error-takes-word = eines von { $words }

error-unknown-game = unbekanntes Spiel „{ $name }“: { $nearest }{ $close ->
    [yes] { " " }(Spiele: { $known })
   *[no] { "" }
 }
error-missing-package = das Spiel „{ $name }“ kommt mit dem Paket { $package }, das nicht installiert ist
error-unknown-bot = unbekannter Bot „{ $name }“: { $nearest }{ $close ->
    [yes] { " " }(Bots: { $known })
   *[no] { "" }
 }
error-unknown-bot-option = der Bot „{ $bot }“ hat keine Option „{ $name }“: { $nearest }
error-bad-bot-option = „{ $name }“ des Bots „{ $bot }“ erwartet { $takes }, nicht „{ $value }“
error-bot-no-command = nach „exec:“ steht ein Befehl, wie in exec:python3 bot.py
error-bot-no-groups = „exec:“ braucht ein System mit Prozessgruppen wie Linux
error-bot-no-program = es gibt kein Programm „{ $name }“ für „exec:“
error-bot-form = ein Programm, das spielt, schreibt man NAME=BEFEHL, nicht „{ $text }“
error-bot-name = ein Programm wird unter einem eigenen Namen in Kleinbuchstaben angeboten, nicht „{ $name }“
error-bot-replaced = { $bot }: { $cause }; an seiner Stelle entscheidet { $fallback }
error-bot-given-up = { $bot }: { $cause }; von nun an entscheidet { $fallback } an seiner Stelle
error-bot-nonsense = er hat „{ $said }“ geantwortet
error-bot-slow = er hat nicht binnen { $seconds } s geantwortet
error-bot-flood = er hat mehr geschrieben, als eine Antwort sein kann
error-bot-ended = er endete mit dem Code { $code }
error-bot-ended-saying = er endete mit dem Code { $code } und sagte „{ $said }“
error-bot-protocol = er spricht „{ $said }“, nicht { $known }
error-bot-illegal = er hat „{ $said }“ gewählt, was nicht erlaubt ist
error-bot-cannot = er sagt, dass er nicht kann: „{ $said }“
error-untrusted-player = die Aufzeichnung lässt ein Programm spielen, „{ $name }“, das alles Mögliche tun kann: --trust lässt es laufen
error-unknown-option = { $title } hat keine Option „{ $name }“: { $nearest }
error-bad-option = die Option „{ $name }“ nimmt { $allowed }, nicht { $value }
error-no-packs = { $title } hat keine Kartenpakete
error-wrong-seats = { $title } ist für { $allowed } Spieler, nicht für { $seats }
error-no-such-first = die Option „first“ nimmt hier einen Platz von 0 bis { $last }, nicht { $value }
error-bad-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**128 - 1
error-nobody-asked = hier ist niemand gefragt, also gibt es nichts zu raten
error-no-record = keine aufgezeichnete Partie: { $why }
error-doubled-key = keine aufgezeichnete Partie: „{ $name }“ steht zweimal darin
error-other-format = eine Aufzeichnung im Format „{ $format }“; gelesen wird „{ $known }“
error-no-seed = der Startwert einer Aufzeichnung ist keine Zahl: „{ $seed }“
error-cannot-read = { $path } lässt sich nicht lesen: { $why }
error-at = { $place }: { $cause }
error-other-rules = aufgezeichnet mit Fassung { $rules } der Regeln von { $title }; hier ist Fassung { $known }
error-other-pack = aufgezeichnet mit einem anderen Kartenpaket ({ $pack })
error-other-result = das notierte Ergebnis ist nicht das, wozu die Züge führen
error-missing-move = Zug { $number } fehlt: ein Ergebnis ist notiert, und die Partie ist nicht zu Ende
error-move = Zug { $number } ({ $action }): { $cause }
error-other-digest = Zug { $number } ({ $action }): der Fingerabdruck ist { $digest }, die Aufzeichnung sagt { $told }
error-unknown-action = Eine solche Aktion gibt es nicht: { $nearest }

error-option-form = eine Option schreibt man NAME=WERT, nicht „{ $text }“
error-pack-unread = das Kartenpaket { $path } lässt sich nicht lesen: { $why }
error-pack-invalid = das Kartenpaket { $path } ist kein gültiges { $format }: { $why }
error-in-pack = { $place }: { $cause }

error-at-line = Zeile { $line }, Spalte { $column } lässt sich nicht lesen
error-at-byte = Byte { $byte } lässt sich nicht lesen
error-cut-short = das Ende fehlt
error-field-missing = „{ $name }“ fehlt
error-field-wrong = „{ $name }“ ist nicht, was es sein soll
error-no-utf-8 = es ist nicht in UTF-8 geschrieben
error-too-deep = es ist zu tief verschachtelt
error-other-form = es hat eine andere Form

error-resume-alone = --resume nimmt Spiel, Spieler, Startwert und Optionen aus seiner Datei
error-name-a-game = ein Spiel nennen (siehe `ludotheque games`), oder --resume DATEI
error-file-exists = { $path } gibt es schon; mit --resume weiterspielen, oder eine andere Datei nennen
error-cannot-save = { $path } lässt sich nicht speichern: { $why }
error-only-bots = eine Simulation spielen Bots; Menschen spielen mit `ludotheque play`
error-worker-gone = ein Prozess, der für uns arbeitete, wurde von außen beendet
error-no-such-seat = die Aufzeichnung hat { $seats } Plätze, also keinen Platz { $wanted }
error-no-such-move = die Aufzeichnung hat { $moves } Züge, nicht { $wanted }
error-table-missing = der Tisch braucht `pip install ludotheque[table]`: { $why }
error-one-worker = SQLite dient einem einzigen Prozess; mehrere brauchen --db postgresql://…
error-no-database = die Datenbank ist eine Datei oder eine Adresse postgresql://…
error-unknown-database = die Datenbank „{ $name }“ ist nicht bekannt: sqlite oder postgresql
error-closed-database = die Datenbank { $place } lässt sich nicht öffnen: { $why }
error-unknown-host = einen Rechner „{ $name }“ gibt es nicht
error-port-range = ein Port ist eine Zahl von 1 bis { $highest }, nicht { $port }
error-cannot-listen = an Port { $port } von { $host } kann nicht gelauscht werden: { $why }
error-db-no-folder = den Ordner { $path } gibt es nicht; --make-folder legt ihn an
error-db-folder = { $path } ist ein Ordner; nenne eine Datei
error-db-refused = in { $path } können die Tische nicht bleiben: { $why }

## Die Befehlszeile: Hilfe

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-default = Vorgabe { $value }
help-at-least = mindestens { $low }
help-at-most = höchstens { $high }
help-required = nötig
help-help = Dies zeigen und enden.
help-version = Die Fassung zeigen und enden.
help-lang = Sprache; sonst die von LC_ALL, LC_MESSAGES oder LANG.

help-value-options = [OPTIONEN]
help-value-command = BEFEHL ...
help-value-number = ZAHL
help-value-text = TEXT
help-value-file = DATEI
help-value-files = DATEI
help-value-record = PARTIE
help-value-game = SPIEL
help-value-bot = BOT
help-value-program = NAME=BEFEHL
help-value-name = NAME
help-value-shell = SHELL
help-value-names = NAME,...
help-value-choice = NAME=WERT

help-ludotheque = Moderne Brettspiele spielen, simulieren und noch einmal ansehen.
help-option = Eine Option des Spiels; `ludotheque games` zählt sie auf.
help-pack = Ein eigenes Kartenpaket (JSON oder TOML).
help-json = Ein JSON-Objekt ausgeben und sonst nichts.

help-play = SPIEL hier spielen; jeder Zug wird gespeichert, und --resume spielt weiter.
help-play-players = Die Plätze der Reihe nach: human, oder der Name eines Bots; zum Beispiel human,greedy.
help-play-seed = Aus dieser Zahl austeilen; dieselbe Zahl teilt dasselbe aus.
help-play-save = Wo die Partie bleiben soll.
help-play-resume = Eine gespeicherte Partie weiterspielen.
help-play-trust = Die Programme laufen lassen, die eine Aufzeichnung als Spieler nennt.

help-serve = Den Tisch öffnen: ein Server für Menschen und Bots.
help-serve-host = Wo er lauscht.
help-serve-port = An welchem Port.
help-serve-db = Eine Datei, oder postgresql://…
help-serve-make-folder = Den Ordner von --db anlegen, wo es keinen gibt.
help-serve-workers = Prozesse; mehrere nur mit PostgreSQL.
help-serve-thinkers = Prozesse für Bots; sonst alle Kerne bis auf einen.
help-serve-origin = Eine weitere Adresse dieses Hauses, wie Browser sie sehen.
help-serve-bot = Ein Programm, das Plätze bekommen darf, als NAME=BEFEHL (docs/bot-protocol.md); mehrmals möglich.
help-serve-open = Die Seite im Browser öffnen.

help-games = Die Spiele aufzählen, ihre Spieler und ihre Optionen.

help-simulate = Bots viele Partien SPIEL spielen lassen und Siege, Punkte, Länge und Tempo zählen.
help-simulate-players = Die Bots der Reihe nach, zum Beispiel random,greedy:worlds=4.
help-simulate-games = Wie viele.
help-simulate-seed = Startwert der ersten Partie.

help-replay = Die Partie in DATEI Zug für Zug erzählen und zeichnen, wo sie stehen bleibt.
help-replay-to = Nach so vielen Zügen anhalten (der Zufall zählt mit).
help-replay-seat = Sie sehen, wie dieser Spieler sie sah.

help-verify = Die Partien in jeder DATEI nachspielen und Züge, Fingerabdrücke und Ergebnis prüfen.

help-hint = Sagen, was der Könner in der aufgezeichneten PARTIE täte und wie es ihm erginge.
help-hint-at = Nach so vielen Zügen (der Zufall zählt mit); sonst nach allen.
help-hint-seat = Für diesen Spieler, falls mehrere gefragt sind.
help-hint-ms = Millisekunden Bedenkzeit.

help-completion = Ausgeben, was SHELL die Wörter eines Befehls ergänzen lässt (bash, zsh oder fish).

## Die Befehlszeile: Antworten

simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Siege (Anteile)
simulate-percent = %
simulate-score = Punkte im Mittel
simulate-endings = Enden: { $endings }; ohne alleinigen Sieger: { $draws }
simulate-length = { $decisions } Entscheidungen ({ $choices } mit einer Wahl), mittlere Partie { $median }
simulate-speed = { $games } Partien/s, { $speed } Entscheidungen/s ({ $engine })
simulate-digest = Fingerabdruck { $digest }
engine-compiled = kompilierte Engine
engine-pure = Engine in reinem Python

verify-good = { $file }: { $game }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, gut
verify-unfinished = { $file }: { $game }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, so weit gut, unvollendet

serve-opens = Das Haus öffnet unter { $address }

help-check = Die neun Gesetze an SPIEL prüfen, einem Namen oder Modul:GAME, und sagen, was gebrochen ist, wo, und wie man es wieder sieht.
help-check-seats = Nur für so viele Spieler.
help-check-games = Partien für jede Spielerzahl; eine für jede geänderte Option.
help-check-seed = Startwert der ersten Partie.
help-engine = BOT auf der Standardausgabe beantworten lassen, was er auf der Standardeingabe gefragt wird, wie docs/bot-protocol.md es beschreibt; ohne Namen club.
check-begins = { $title }: die neun Gesetze, auf { $cases } Arten geprüft, sich zu setzen, je { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }
law-1 = Gleicher Startwert und gleiche Aktionen geben gleiche Zustände, in jedem Prozess
law-2 = Eine Kopie und ihr Original berühren einander nie
law-3 = Genau die erlaubten Aktionen gelten; alles andere wird abgelehnt und ändert nichts
law-4 = Niemand bekommt, was er nicht wissen kann
law-5 = Gedachte Welten stimmen mit dem Bekannten überein und halten selbst die Gesetze
law-6 = Nichts aus der Schachtel geht verloren
law-7 = Partien enden innerhalb der genannten Grenze
law-8 = Aufzeichnungen und Abbilder führen zum selben Zustand
law-9 = Gleichzeitige Antworten dürfen in jeder Reihenfolge kommen
check-held = { $times ->
    [one] gehalten, einmal geprüft
   *[other] gehalten, { $times }-mal geprüft
 }
check-not-tried = nicht geprüft: Das Spiel bot dazu nichts
check-broken = gebrochen
check-nothing-hidden = Für niemanden wurde etwas neu ausgeteilt: Die Gesetze 4 und 5 hatten nichts Verborgenes vor sich. Ein Spiel mit Geheimnissen teilt sie in `deal_again` neu aus.
check-said = Gesetz { $law } ist gebrochen: { $said }
check-where = In der Partie { $case } vom Startwert { $seed }, nach { $moves } Zügen
check-again = So sieht man es wieder: { $command }
check-record = Die Partie bis dahin steht in { $path }
error-no-module = { $name } lässt sich nicht laden: { $why }
error-no-game-there = { $name } ist kein Spiel: { $nearest }

help-new-game = Ein Paket für das Spiel NAME in einem neuen Ordner anlegen: ein winziges, ganzes Spiel, das zu deinem wird.
new-game-done = Das Paket liegt im Ordner { $name }, mit einem winzigen, ganzen Spiel darin. Als Nächstes:
error-no-game-name = „{ $name }“ ist kein Name für ein Spiel: höchstens 30 kleine Buchstaben a bis z, Ziffern und Unterstriche, ein Buchstabe zuerst, und kein Wort von Python, zum Beispiel my_game
error-game-exists = das Spiel „{ $name }“ gibt es schon; wähle einen anderen Namen
error-module-exists = Python hat schon ein Modul „{ $name }“; wähle einen anderen Namen
error-folder-exists = { $path } gibt es schon; nichts wird überschrieben: wähle einen anderen Namen oder einen anderen Ort
