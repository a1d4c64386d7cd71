"""Trains a policy for a round of Joomo with PPO, in self-play, with thousands of games at once.

    python train.py [--quick] [--torch]

With `--torch` the network is PyTorch's (`pip install torch`); otherwise it is one linear layer in NumPy, whose gradients are
written out below. The loop is the same: collect with `VectorEnv`, compute advantages per seat, improve by PPO's clipped objective.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vierblatt

QUICK, TORCH = "--quick" in sys.argv, "--torch" in sys.argv
SEATS, GAMES, STEPS, UPDATES = (2, 32, 32, 3) if QUICK else (2, 512, 64, 200)
EPOCHS, CLIP, GAMMA = 3, 0.2, 1.0
Floats = NDArray[np.float32]


def inputs(observations: NDArray[np.int16]) -> Floats:
    """Numbers of about the same size, and a constant."""
    scaled = np.clip(observations, -20, 20).astype(np.float32)
    return np.concatenate([scaled, np.ones((*scaled.shape[:-1], 1), np.float32)], axis=-1)


def chances(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    """Softmax over what is legal."""
    logits = np.where(masks > 0, logits, -1e9)
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    result: Floats = weights / weights.sum(axis=1, keepdims=True)
    return result


class Linear:
    """Policy and value, one linear layer each."""

    def __init__(self, length: int, actions: int) -> None:
        self.policy = np.zeros((length, actions), np.float32)
        self.value = np.zeros(length, np.float32)

    def forward(self, seen: Floats) -> tuple[Floats, Floats]:
        return seen @ self.policy, seen @ self.value

    def improve(self, seen: Floats, masks: Any, actions: Any, before: Floats, advantages: Floats, returns: Floats) -> None:
        logits, values = self.forward(seen)
        now = chances(logits, masks)
        rows = np.arange(len(actions))
        ratio = now[rows, actions] / before
        # The clipped objective has no slope where the ratio has already gone far enough.
        far = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        slope = -now * (ratio * advantages * ~far)[:, None]
        slope[rows, actions] += ratio * advantages * ~far
        self.policy += 0.02 / len(seen) * (seen.T @ slope)
        self.value += 0.002 / len(seen) * (seen.T @ (returns - values))


def torch_network(length: int, actions: int) -> Any:
    """The same interface with two hidden layers of PyTorch."""
    import torch
    from torch import nn

    body = nn.Sequential(nn.Linear(length, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, actions + 1))
    optimiser = torch.optim.Adam(body.parameters(), lr=3e-4)

    class Network:
        def forward(self, seen: Floats) -> tuple[Floats, Floats]:
            with torch.no_grad():
                out = body(torch.from_numpy(seen)).numpy()
            return out[:, :-1], out[:, -1]

        def improve(self, seen: Floats, masks: Any, actions: Any, before: Floats, advantages: Floats, returns: Floats) -> None:
            out = body(torch.from_numpy(seen))
            logits = out[:, :-1].masked_fill(torch.from_numpy(masks) == 0, -1e9)
            policy = torch.distributions.Categorical(logits=logits)
            ratio = (policy.log_prob(torch.from_numpy(actions)) - torch.from_numpy(before).log()).exp()
            gain = torch.from_numpy(advantages)
            objective = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (out[:, -1] - torch.from_numpy(returns)).pow(2).mean()
            loss = 0.5 * error - objective - 0.01 * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()

    return Network()


def sample(probabilities: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row."""
    points = rng.random((len(probabilities), 1), dtype=np.float32) * probabilities.sum(axis=1, keepdims=True)
    chosen: NDArray[np.int64] = (probabilities.cumsum(axis=1) > points).argmax(axis=1)
    return chosen


def train() -> Any:
    env = vierblatt.VectorEnv("joomo", GAMES, seats=SEATS, seed=1)
    rng = np.random.default_rng(1)
    length = env.layout.observation_length + 1
    network = torch_network(length, env.num_actions) if TORCH else Linear(length, env.num_actions)
    everyone = np.arange(GAMES)
    for update in range(UPDATES):
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "actions", "before", "values", "seats", "rewards", "dones")}
        for _ in range(STEPS):
            seen = inputs(env.observations)
            logits, values = network.forward(seen)
            probabilities = chances(logits, env.masks)
            actions = sample(probabilities, rng)
            for name, value in (("seen", seen), ("masks", env.masks.copy()), ("actions", actions), ("values", values)):
                kept[name].append(value)
            kept["before"].append(probabilities[everyone, actions])
            kept["seats"].append(env.seats.astype(np.int64))
            env.step(actions)
            kept["rewards"].append(env.rewards.copy())
            kept["dones"].append(env.dones.copy())
        returns, known = seat_returns(kept)
        flat = {name: np.concatenate(kept[name])[known] for name in ("seen", "masks", "actions", "before", "values")}
        advantages = (returns - flat["values"]).astype(np.float32)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            order = rng.permutation(len(returns))
            for part in np.array_split(order, max(1, len(order) // 4096)):
                network.improve(*(flat[name][part] for name in ("seen", "masks", "actions", "before")), advantages[part], returns[part])
        if update % 20 == 0 or update == UPDATES - 1:
            print(f"update {update:4}: {against_random(network):+.2f} points a round against random play")
    return network


def seat_returns(kept: dict[str, list[Any]]) -> tuple[Floats, NDArray[np.bool_]]:
    """What the round brought whoever chose, for every choice of a round whose end is known."""
    to_come = np.zeros((GAMES, SEATS), np.float32)
    is_known = np.zeros(GAMES, bool)
    returns, known = [], []
    for seats, rewards, dones in zip(*(reversed(kept[name]) for name in ("seats", "rewards", "dones"))):
        to_come = rewards + GAMMA * to_come * ~dones[:, None]
        is_known = is_known | dones
        returns.append(to_come[np.arange(GAMES), seats])
        known.append(is_known.copy())
    mask = np.concatenate(known[::-1])
    return np.concatenate(returns[::-1])[mask], mask


def against_random(network: Any) -> float:
    env = vierblatt.VectorEnv("joomo", 64, seats=2, opponents={1: "random"}, seed=9)
    gained: list[float] = []
    while len(gained) < (50 if QUICK else 1000):
        logits, _ = network.forward(inputs(env.observations))
        env.step(np.where(env.masks > 0, logits, -1e9).argmax(axis=1))
        gained += env.rewards[env.dones, 0].tolist()
    return float(np.mean(gained))


train()
