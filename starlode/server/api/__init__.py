"""The REST API: its verbs by subject, and what all of them share."""
