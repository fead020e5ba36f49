# Die Worte der Seite auf Deutsch.
