/**
 * Carries the light of covered pixels outwards into uncovered ones, so that lossy compression
 * finds no edge at the silhouette and rings nowhere. Works in place.
 */
export function spreadLight(plane: Uint8Array, coverage: Uint8Array, width: number): void {
  const height = plane.length / width
  const level = new Float32Array(plane.length)
  const weight = new Float32Array(plane.length)
  for (let i = 0; i < plane.length; i++) {
    const covered = (coverage[i] ?? 0) / 255
    weight[i] = covered
    level[i] = covered * (plane[i] ?? 0)
  }
  const filled = fillFromCoarser({ level, weight, width, height })
  for (let i = 0; i < plane.length; i++) if (coverage[i] === 0) plane[i] = Math.round(filled[i] ?? 0)
}

type Level = { level: Float32Array; weight: Float32Array; width: number; height: number }

function fillFromCoarser(fine: Level): Float32Array {
  const result = new Float32Array(fine.level.length)
  const coarse = fine.width > 1 || fine.height > 1 ? halve(fine) : undefined
  const below = coarse && fillFromCoarser(coarse)
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const i = y * fine.width + x
      const own = fine.weight[i] ?? 0
      const sum = fine.level[i] ?? 0
      const under = coarse && below ? sampleLinear(below, coarse, (x - 0.5) / 2, (y - 0.5) / 2) : 0
      result[i] = own >= 1 ? sum / own : sum + under * (1 - own)
    }
  }
  return result
}

function halve(fine: Level): Level {
  const width = Math.ceil(fine.width / 2)
  const height = Math.ceil(fine.height / 2)
  const level = new Float32Array(width * height)
  const weight = new Float32Array(width * height)
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const from = y * fine.width + x
      const to = (y >> 1) * width + (x >> 1)
      level[to] = (level[to] ?? 0) + (fine.level[from] ?? 0)
      weight[to] = (weight[to] ?? 0) + (fine.weight[from] ?? 0)
    }
  }
  for (let i = 0; i < weight.length; i++) {
    const total = weight[i] ?? 0
    if (total > 1) {
      level[i] = (level[i] ?? 0) / total
      weight[i] = 1
    }
  }
  return { level, weight, width, height }
}

function sampleLinear(plane: Float32Array, size: { width: number; height: number }, x: number, y: number): number {
  const left = Math.max(0, Math.floor(x))
  const top = Math.max(0, Math.floor(y))
  const right = Math.min(size.width - 1, left + 1)
  const bottom = Math.min(size.height - 1, top + 1)
  const fx = Math.min(1, Math.max(0, x - left))
  const fy = Math.min(1, Math.max(0, y - top))
  const at = (px: number, py: number) => plane[py * size.width + px] ?? 0
  const upper = at(left, top) * (1 - fx) + at(right, top) * fx
  const lower = at(left, bottom) * (1 - fx) + at(right, bottom) * fx
  return upper * (1 - fy) + lower * fy
}
