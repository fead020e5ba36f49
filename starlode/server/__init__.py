"""The table server: play together over the network, lose nothing, let nobody peek."""
