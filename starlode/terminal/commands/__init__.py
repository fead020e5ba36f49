"""What every other command does, a module each."""
