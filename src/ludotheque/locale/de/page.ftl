page-skip = Zum Inhalt
page-loading = Einen Augenblick …
page-unreachable = Das Haus ist nicht zu erreichen.
page-try-again = Noch einmal versuchen
page-nothing-here = Hier ist nichts.
page-to-lobby = Zur Eingangshalle
page-close = Schließen
page-settings = Einstellungen
page-language = Sprache
page-language-en = English
page-language-fr = Français
page-language-de = Deutsch
page-theme = Licht
page-theme-auto = Wie das Gerät
page-theme-light = Papier (hell)
page-theme-dark = Lampenlicht (dunkel)
page-confirm = Vor dem Absenden fragen
page-confirm-hidden = Wo es kein Zurück gibt
page-confirm-always = Immer
page-confirm-never = Nie
page-sound = Ein Ton, wenn ich dran bin

page-your-name = Dein Name
page-your-name-why = Wie sollen die anderen dich nennen?
page-keep-name = Das bin ich

page-hero = { $games ->
    [4] Vier Spiele, ein Tisch.
   *[other] { $games } Spiele, ein Tisch.
}
page-hero-more = Spiel mit Freunden überall, an einem Bildschirm oder gegen Bots, die nicht mehr sehen als du.
page-my-tables = Deine Tische
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch und schick den Link an Freunde.
page-search-tables = Nach Namen suchen
page-any-game = Alle Spiele
page-with-free-seat = Mit freiem Platz
page-more-tables = Weitere Tische
page-no-tables-found = Dazu passt kein offener Tisch.
page-finished-tables = Deine beendeten Partien
page-games = Die Spiele
page-players = { $low } bis { $high } Spieler
page-rules = Regeln
page-play-now = Gleich spielen
page-new-table = Neuer Tisch
page-your-turn = Du bist dran
page-free = frei
page-free-seats = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
 }
page-status-open = sammelt sich
page-status-playing = wird gespielt
page-status-over = beendet
page-unofficial = Ludotheque ist aus Freude gemacht und hat mit Autoren und Verlagen der Spiele nichts zu tun. Wenn dir ein Spiel gefällt, kauf die Schachtel.

page-which-game = Welches Spiel?
page-who-plays = Wer spielt?
page-number-of-players = Anzahl der Spieler
page-seat-bot = Bot
page-seat-open = Ein Gast, per Link oder aus der Halle
page-seat-friend = Jemand an diesem Bildschirm
page-friend-name = Name
page-bot-level = Wie stark
page-bot-beginner = Anfänger
page-bot-club = Klubspieler
page-bot-expert = Experte
page-bot-random = Würfler
page-bot-greedy = Schnelldenker
page-shuffle-seats = Plätze auslosen
page-listed = Den Tisch in der Halle zeigen
page-how-played = Wie wird gespielt?
page-options = Varianten des Spiels
page-word-random = durch das Los
page-word-rounds = Runden
page-word-turns = Züge
page-clock = Zeit für jede Entscheidung
page-clock-none = So lange wie nötig
page-clock-minute = 1 Minute
page-clock-minutes = 5 Minuten
page-clock-day = 1 Tag
page-clock-week = 1 Woche
page-practice = Übung: Tipps sind erlaubt
page-aids = Hilfen: Die Seite sagt, was eine Wahl bringen würde
page-without-aids = An diesem Tisch wird ohne Hilfen gespielt: Die Seite sagt nicht, was eine Wahl bringen würde.
page-table-name = Name des Tisches (wenn du magst)
page-open-table = Tisch eröffnen
page-start-now = Beginnen

page-table-refused = Dieser Tisch steht dir nicht offen.
page-table-refused-more = Vielleicht ist er privat, oder es gibt ihn nicht mehr. Frag nach dem Einladungslink.
page-table-set-aside-more = Vielleicht wurde er mit einer anderen Fassung des Spiels begonnen. Nichts davon ist verloren; wer das Haus betreibt, kann sehen, warum.
page-gathering = Wer ist da
page-host = lädt ein
page-sit-down = Hinsetzen
page-stand-up = Aufstehen
page-change-seat = Wer Platz { $number } bekommt
page-start = Spiel beginnen
page-start-when-full = Das Spiel kann beginnen, wenn kein Platz frei ist: Lade jemanden ein oder gib den Platz einem Bot.
page-host-starts = Wer eingeladen hat, beginnt das Spiel, wenn alle da sind.
page-invite = Einladen
page-invite-more = Wer diesen Link öffnet, darf sich setzen oder zusehen.
page-invite-link = Einladungslink
page-seed-chosen = Wer eingeladen hat, hat die Zahl gewählt, aus der diese Partie gemischt ist.
page-copy-link = Link kopieren
page-copied = Kopiert.
page-qr = Der Einladungslink als QR-Code

page-connecting = Verbinden …
page-offline = Die Verbindung ist weg, sonst nichts: Es geht weiter, sobald sie wieder da ist.
page-players-list = Spieler
page-is-asked = entscheidet jetzt
page-disconnected = nicht verbunden
page-played-by-bot = von einem Bot gespielt
page-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
 }
page-waiting-for = Wir warten auf { $names }.
page-one-moment = Einen Augenblick …
page-sending = Senden …
page-confirm-choice = Soll es so sein?
page-cannot-take-back = Danach gibt es kein Zurück.
page-do-it = So sei es
page-take-back = Zurücknehmen
page-hint = Tipp
page-hinting = Überlegt …
page-hint-is = Experten würden, mit dem zu erwartenden Anteil der Siege: { $actions }
page-what-is-this = Was ist das?
page-what-is-this-more = Berühre dann irgendetwas: Es erklärt sich, und nichts wird gespielt. Sonst lass die Maus darauf ruhen oder den Finger darauf liegen.
page-return = Ich bin wieder da
page-returning = Die Zeit für diese Frage ist um: Der Bot beantwortet sie, danach spielst du wieder.
page-back-asked = { $seat } möchte zurücknehmen.
page-agree = Einverstanden
page-refuse = Nein
page-all-choices = Alle Möglichkeiten in Worten ({ $count })
page-curtain = Der Vorhang
page-hand-over = Gib weiter an { $seat }
page-hand-over-more = Die anderen schauen weg.
page-i-am = Ich bin { $seat }

page-beside = Neben dem Brett
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-rules = Regeln
page-tab-scores = Punkte
page-tab-notes = Notizen
page-tab-seat = Mehr
page-log-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-earlier = Früher Gesagtes zeigen
page-chat-say = Etwas sagen
page-chat-send = Senden
page-notes-private = Das kannst nur du lesen.
page-notes-kept = Aufgehoben.
page-notes-keeping = Wird aufgehoben …
page-search-rules = Die Regeln durchsuchen
page-no-rule-found = Davon sagt keine Regel etwas.
page-guide = Geführter erster Zug
page-guide-next = Weiter
page-guide-back = Zurück
page-guide-done = Verstanden
page-guide-leave = Führung verlassen
page-ask-back = Bitten, meinen letzten Zug zurückzunehmen
page-let-bot-play = Einen Bot für mich spielen lassen
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben?
page-play-on = Weiterspielen

page-scores = Punkte
page-source = Herkunft
page-total = Summe
page-won-by = { $count ->
    [one] { $seat } gewinnt
   *[other] { $seat } gewinnen gemeinsam
 }
page-shared-by-all = Unentschieden
page-nobody-won = Niemand gewinnt
page-ending-resigned = Jemand hat aufgegeben.
page-ending-time = Jemandem ist die Zeit ausgegangen.
page-rematch = Noch einmal spielen
page-to-rematch = Zur nächsten Partie
page-rematch-agree = Ja, noch einmal
page-rematch-decline = Nein, danke
page-rematch-agreed = Noch einmal spielen würden: { $names }
page-rematch-declined = Lieber nicht: { $names }
page-rematch-waiting = Noch keine Antwort: { $names }
page-share-game = Diese Partie teilen
page-share-end = Nicht mehr teilen
page-share-more = Dieser Tisch war privat. Wer diesen Link öffnet, sieht die Partie, ihre Aufzeichnung und was gesagt wurde.
page-share-link = Link zum Teilen
page-record = Partie herunterladen

page-replay = Nachspielen
page-no-replay = Hier gibt es nichts nachzuspielen: Die Partie läuft noch oder ist unbekannt.
page-frame = Augenblick der Partie
page-first-frame = Zum Anfang
page-previous-frame = Ein Schritt zurück
page-next-frame = Ein Schritt weiter
page-last-frame = Zum Ende
page-play = Abspielen
page-pause = Pause
page-viewpoint = Gesehen von
page-viewpoint-everything = Alles
page-viewpoint-spectator = Zuschauer
page-share = Link zu diesem Augenblick
page-to-table = Zum Tisch
