import { type Grid, likeGrid, sampleGrid } from '../geometry/grid.ts'
import { distanceTo, type Outline } from '../geometry/outline.ts'

/** How far (mm) beyond the cut the form goes on, so that the lattice's own steps lie outside of what shows. */
export const SKIRT = 4

/** `fullness` is the height for a narrow tube as a share of its half width; `reach` is how far in (mm) a wide form keeps rising. */
export type Inflation = { fullness: number; reach: number }

/**
 * Heights of a form blown up between its edges: round at the sides, level in the middle of wide parts.
 * A screened Poisson equation, whose root gives a tube an exact ellipse and lets sleeves merge into a body without a rule for it.
 */
export function inflate(outline: Outline, lattice: Grid, inflation: Inflation): Grid {
  const { width, height, pitch } = lattice
  const inside = new Uint8Array(width * height)
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const d = distanceTo(outline, lattice.x0 + i * pitch, lattice.y0 + j * pitch)
      inside[j * width + i] = d < SKIRT ? 1 : 0
    }
  }
  const solved = solve(inside, lattice, inflation.reach)
  for (let k = 0; k < solved.data.length; k++) {
    const round = Math.sqrt(2 * Math.max(0, solved.data[k] as number) + SOFT * SOFT) - SOFT
    solved.data[k] = inflation.fullness * round
  }
  return solved
}

/** Millimetres by which the steep flank at the very edge is eased. */
const SOFT = 7

function solve(inside: Uint8Array, lattice: Grid, reach: number): Grid {
  const grid = likeGrid(lattice)
  const { data, width, height, pitch } = grid
  const source = pitch * pitch
  const divisor = 4 + source / (reach * reach)
  const sweeps = Math.ceil((6 * reach) / pitch) + 60
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let j = 1; j < height - 1; j++) {
      for (let i = 1; i < width - 1; i++) {
        const k = j * width + i
        if (inside[k] === 0) continue
        const sum =
          (data[k - 1] as number) + (data[k + 1] as number) + (data[k - width] as number) + (data[k + width] as number)
        const value = data[k] as number
        data[k] = value + 1.86 * ((sum + source) / divisor - value)
      }
    }
  }
  return grid
}

/** The same field on a lattice of another pitch. */
export function resample(grid: Grid, lattice: Grid): Grid {
  const out = likeGrid(lattice)
  for (let j = 0; j < out.height; j++) {
    for (let i = 0; i < out.width; i++) {
      out.data[j * out.width + i] = sampleGrid(grid, out.x0 + i * out.pitch, out.y0 + j * out.pitch)
    }
  }
  return out
}
