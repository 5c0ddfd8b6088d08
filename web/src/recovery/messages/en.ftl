# Keeping one's games, and finding them again on another browser.
recovery-title = Keep my games
recovery-keep = Your recovery code
recovery-why = Some browsers forget everything after a week. With this code you find your games and your seats again, on this browser or any other.
recovery-code = { $code }
recovery-copy = Copy the code
recovery-save = Save as a file
recovery-file-holds = The file also holds your name, your settings and the keys of your seats.
recovery-careful = Whoever has the code or the file is you, and can play your seats. Keep it as you would a key, and show it to nobody.
recovery-enter = I have a recovery code
recovery-replaces = This browser has games of its own. It will show those of the code instead: write down its own code first if you want to come back to them.
recovery-typed = The code; upper or lower case, with or without hyphens
recovery-do = Get my games back
recovery-file = Or open the file that you saved
recovery-done = Welcome back
recovery-found = { $count ->
    [0] This browser is yours again. No running games were found on this server.
    [one] This browser is yours again. One running game was found: at the counter a tap takes you back to your seat.
   *[other] This browser is yours again. { $count } running games were found: at the counter a tap takes you back to your seat.
}
code-problem-empty = Type the code first.
code-problem-sign = A code has no “{ $sign }”; compare it with what you wrote down.
code-problem-length = A code has six groups of five signs, an older one nine. One is missing, or there is one too many.
code-problem-typo = One of the signs is wrong; compare it with what you wrote down.
file-problem-too-long = This is not a recovery file: it is too long.
file-problem-unreadable = This is not a recovery file; choose the one called sushiya-recovery.json.
file-problem-newer = This file comes from a newer Sushiya than this one; use the code instead.
