# Warum der Server selbst nein sagt.
refusal-message-unreadable = Diese Nachricht ist nicht zu verstehen: { $reason }.
refusal-message-too-long = Diese Nachricht ist zu lang, höchstens { $most } kB.
refusal-body-not-json = Der Inhalt einer Anfrage ist JSON, und ihr content-type sagt es: application/json.
refusal-hello-first = Eine Verbindung beginnt mit hello.
refusal-hello-twice = Diese Verbindung hat schon hello gesagt.
refusal-too-fast = Zu viele Nachrichten auf einmal. Warte kurz und mach dann weiter.
refusal-too-slow = Dieses Gerät kam nicht mit und wurde getrennt. Es kann gleich wiederkommen.
refusal-too-many-tables = Du sitzt an { $most } Tischen, die nicht zu Ende sind. Beende oder verlasse erst einen.
refusal-too-many-sockets = Von hier gibt es zu viele Verbindungen. Schließ erst eine.
refusal-key-missing = Dafür braucht es den Schlüssel einer Person oder eines Platzes.
refusal-key-wrong = Ein Schlüssel hat 22 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche.
refusal-origin-foreign = Eine fremde Seite darf diesen Server nicht in deinem Namen benutzen.
refusal-not-from-here = Das ist nur auf dem Rechner zu sehen, auf dem der Server läuft.
refusal-host-unknown = Unter diesem Namen kennt man diesen Server nicht; frag ihn auf seinem eigenen Rechner als localhost.
refusal-path-unknown = Unter dieser Adresse gibt es nichts.
refusal-method-wrong = So lässt sich diese Adresse nicht benutzen.
refusal-server-broken = Bei uns ist etwas schiefgegangen, geändert wurde nichts. Versuch es noch einmal.
