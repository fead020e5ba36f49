"""What every part of the server needs: settings, limits, metrics, logs and its own messages."""
