import type { SceneSet } from '../scenes/scene.ts'

type Picture = { width: number; height: number; pixels: Uint8Array }

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

const ease = (t: number): number => {
  const share = Math.min(1, Math.max(0, t))
  return share * share * (3 - 2 * share)
}

/** An even scatter below one step of a byte, so that soft gradients show no bands. */
const scatter = (x: number, y: number): number => {
  const value = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)
  return value - Math.floor(value) - 0.5
}

/** The empty set of a scene. */
export function drawSet(set: SceneSet, size: { width: number; height: number }): Picture {
  const { width, height } = size
  const [wall, floor] = [channels(set.wall), channels(set.floor)]
  const pixels = new Uint8Array(width * height * 3)
  const aspect = height / width
  for (let y = 0, to = 0; y < height; y++) {
    const down = y / height
    const turn = ease((down - set.bend.at) / set.bend.over + 0.5)
    const dy = (down - set.light.y) * aspect
    for (let x = 0; x < width; x++) {
      const dx = x / width - set.light.x
      const pool = Math.exp(-(dx * dx + dy * dy) / (set.light.reach * set.light.reach))
      const light = 1 + set.light.strength * (pool - 0.5)
      const grain = scatter(x, y)
      for (let channel = 0; channel < 3; channel++) {
        const base = (wall[channel] as number) * (1 - turn) + (floor[channel] as number) * turn
        pixels[to++] = Math.min(255, base * light + grain + 0.5)
      }
    }
  }
  return { width, height, pixels }
}
