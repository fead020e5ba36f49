"""What the commands do, with Rich on a terminal and plain lines in a pipe. Only the command line imports this."""
