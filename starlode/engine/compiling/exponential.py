"""The exponential function, the same to the last bit wherever kernels run.

Every platform has its own, and they sometimes differ in the last bit. A search that used them would count different
visits in a browser than on the machine next to it. This one uses only additions, multiplications and one division,
which the floating-point standard defines to the bit. Like the usual ones, it is off by less than one unit in the last
place. It splits x into k times the logarithm of 2 and a small remainder, whose exponential is a quotient of polynomials
(Remez's, as published with Sun's FDLIBM).
"""

from __future__ import annotations

import math

import numpy as np

from starlode.engine.compiling.kernel import kernel

LEAST, MOST = -708.0, 709.0  # beyond these the result is 0, or infinite
PER_DOUBLING = 1.4426950408889634  # 1 / log 2
DOUBLING, DOUBLING_REST = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # log 2 in two parts
MANTISSA, BIAS = 52, 1023  # where the exponent of a number of 64 bits begins, and the one that means 1
P1, P2, P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
P4, P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08


@kernel
def exponential(x: float) -> float:
    """The number e to the power of x."""
    if x < LEAST:
        return 0.0
    if x > MOST:
        return math.inf
    k = math.floor(x * PER_DOUBLING + 0.5)
    high, low = x - k * DOUBLING, k * DOUBLING_REST
    rest = high - low
    square = rest * rest
    slope = rest - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    return (1.0 - ((low - rest * slope / (2.0 - slope)) - high)) * power_of_two(k)


@kernel
def power_of_two(k: int) -> float:
    """2 to the power of k, for k between -1022 and 1023, made by writing the exponent bits."""
    return np.int64((k + BIAS) << MANTISSA).view(np.float64)
