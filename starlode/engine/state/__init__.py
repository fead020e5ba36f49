"""Positions as fixed-size records: fields, legal masks, chance, and what is hidden."""
