"""Where strangers meet: pairing, invitations, the ladder, and calls to those whose turn it is."""
