"""What every command needs: words, questions, arguments, and how far something has come."""
