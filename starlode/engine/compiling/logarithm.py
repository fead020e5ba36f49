"""The natural logarithm as plain arithmetic: the same bits on every machine, and no library in the page."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel

LN2 = 0.6931471805599453
TERMS = 27  # odd powers up to this one leave an error below 1e-14


@kernel
def logarithm(number: float) -> float:
    """The natural logarithm of a number above 0."""
    doublings = 0
    while number > 1.5:
        number /= 2.0
        doublings += 1
    while number < 0.75:
        number *= 2.0
        doublings -= 1
    ratio = (number - 1.0) / (number + 1.0)
    power, total = ratio, 0.0
    for odd in range(1, TERMS + 1, 2):
        total += power / odd
        power *= ratio * ratio
    return 2.0 * total + doublings * LN2
