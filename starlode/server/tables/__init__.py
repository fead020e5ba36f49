"""Tables in memory: who sits there, what happens, who is told, and the bots that play."""
