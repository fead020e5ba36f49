"""The application, and commands for operators: serve, look after the store, and measure under load."""
