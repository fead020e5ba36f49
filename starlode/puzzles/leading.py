"""Which choice is ahead of the others, and how far."""

from __future__ import annotations

from starlode.analysis.weighing import Values


def best_of(values: Values) -> int:
    """The action that is worth most."""
    return max(values, key=lambda action: float(values[action].mean()))


def lead_of(values: Values, best: int) -> float:
    """How far an action is ahead of the next best in the mean; 0 if a single tree likes another one better."""
    others = [values[best] - values[other] for other in values if other != best]
    if any(float(ahead.min()) <= 0 for ahead in others):
        return 0.0
    return min(float(ahead.mean()) for ahead in others)
