"""What comes in from people, files and programs, and what they are told when it does not fit."""
