"""Where strangers meet: pairing, tournaments, invitations, the ladder, and calls to those whose turn it is."""
