"""Who wins, by what everyone has: a conditional logit model, fitted by Newton's method."""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.floating[Any]]

RIDGE = 5.0
"""Draws weights towards 0, so that what is seldom seen is not overrated."""
STEPS = 6
AT_ONCE = 4096
"""Positions in one product of matrices."""


def fit_shares(features: Numbers, shares: Numbers) -> tuple[Numbers, float]:
    """Fit weights so that a seat's e^(features * weights) is its share among all seats.

    `features` go by position, seat and feature, `shares` by position and seat. Give the weights,
    and the mean log-likelihood of the shares before the last step.
    """
    weights: Numbers = np.zeros(features.shape[2])
    likelihood = 0.0
    for _ in range(STEPS):
        gradient, curvature = -RIDGE * weights, RIDGE * np.eye(len(weights))
        likelihood = 0.0
        for first in range(0, len(features), AT_ONCE):
            some, wanted = features[first : first + AT_ONCE], shares[first : first + AT_ONCE]
            guessed = softmax(some @ weights)
            likelihood += float((wanted * np.log(guessed)).sum())
            gradient = gradient + np.einsum("ps,psf->f", wanted - guessed, some)
            flat = (some * np.sqrt(guessed)[:, :, None]).reshape(-1, len(weights))
            mean = (guessed[:, None, :] @ some)[:, 0]
            curvature = curvature + flat.T @ flat - mean.T @ mean
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights, likelihood / max(1, len(features))


def softmax(scores: Numbers) -> Numbers:
    powers: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares
