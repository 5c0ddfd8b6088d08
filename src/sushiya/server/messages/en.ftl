# Why the server itself says no.
refusal-message-unreadable = This message cannot be understood: { $reason }.
refusal-message-too-long = This message is too long; at most { $most } kB.
refusal-body-not-json = A request’s body is JSON, and its content-type says so: application/json.
refusal-hello-first = A connection begins with hello.
refusal-hello-twice = This connection has said hello already.
refusal-too-fast = Too many messages at once; wait a moment and go on.
refusal-too-slow = This device could not keep up and was disconnected; it can come back at once.
refusal-too-many-tables = You sit at { $most } tables that are not over; finish or leave one first.
refusal-too-many-sockets = There are too many connections from here; close one first.
refusal-key-missing = This needs the key of a player or of a seat.
refusal-key-wrong = A key has 22 to 64 letters, digits, hyphens or underscores.
refusal-origin-foreign = Another site may not use this server in your name.
refusal-not-from-here = This is shown only on the machine that the server runs on.
refusal-host-unknown = This server is not known by that name; ask for it on its own machine by localhost.
refusal-path-unknown = There is nothing at this address.
refusal-method-wrong = This address cannot be used in this way.
refusal-server-broken = Something went wrong on our side; nothing was changed. Try again.
