import { type Grid, likeGrid, sampleSmooth, toGrid } from '../geometry/grid.ts'
import { noise } from '../geometry/noise.ts'
import type { EaseRule } from './ease.ts'
import { resample } from './inflate.ts'
import { type Draped, relax, type Sheet } from './relax.ts'

/** `bend` is stiffness from 0 (silk) to 1 (card); `hold` is how strongly the cloth clings to its form. */
export type Cloth = { bend: number; hold: number }

/** `finest` (mm) stops at a coarser lattice: the large folds alone, in a fraction of the time. */
export type DrapeOptions = { cloth: Cloth; ease: EaseRule; seed: number; finest?: number }

type Level = { pitch: number; sweeps: number; hold: number }

const levels: readonly Level[] = [
  { pitch: 12, sweeps: 900, hold: 0.5 },
  { pitch: 6, sweeps: 400, hold: 0.7 },
  { pitch: 3, sweeps: 160, hold: 1 },
]

function inherit(coarse: Draped | null, form: Grid, coarseForm: Grid | null): Draped {
  const out = { dx: likeGrid(form), dy: likeGrid(form), z: { ...form, data: form.data.slice() } }
  if (!coarse || !coarseForm) return out
  for (let j = 0; j < form.height; j++) {
    for (let i = 0; i < form.width; i++) {
      const k = j * form.width + i
      const x = form.x0 + i * form.pitch
      const y = form.y0 + j * form.pitch
      out.dx.data[k] = sampleSmooth(coarse.dx, x, y)
      out.dy.data[k] = sampleSmooth(coarse.dy, x, y)
      out.z.data[k] = (form.data[k] as number) + sampleSmooth(coarse.z, x, y) - sampleSmooth(coarseForm, x, y)
    }
  }
  return out
}

function unsettle(sheet: Sheet, seed: number): void {
  const { form, state } = sheet
  for (let j = 0; j < form.height; j++) {
    for (let i = 0; i < form.width; i++) {
      const x = form.x0 + i * form.pitch
      const y = form.y0 + j * form.pitch
      const push = noise(x / 42, y / 42, seed) * 1.2 + noise(x / 15, y / 15, seed + 3) * 0.35
      const k = j * form.width + i
      state.z.data[k] = (state.z.data[k] as number) + push
    }
  }
}

/** Carries the settled shifts a few nodes beyond the edge, so that the edge itself can be sampled smoothly. */
function extend(grid: Grid, active: Uint8Array): void {
  const { data, width, height } = grid
  const known = active.slice()
  for (let round = 0; round < 5; round++) {
    const before = known.slice()
    for (let k = width; k < width * (height - 1); k++) {
      if (before[k] === 1) continue
      let sum = 0
      let count = 0
      for (const n of [k - 1, k + 1, k - width, k + width]) {
        if (before[n] !== 1) continue
        sum += data[n] as number
        count++
      }
      if (count === 0) continue
      data[k] = sum / count
      known[k] = 1
    }
  }
}

/** Evens out shifts across the picture: seams and edges must not show the lattice. */
function soften(grid: Grid): void {
  const { data, width, height } = grid
  for (let round = 0; round < 4; round++) {
    const before = data.slice()
    for (let j = 1; j < height - 1; j++) {
      for (let i = 1; i < width - 1; i++) {
        const k = j * width + i
        const sides =
          (before[k - 1] as number) +
          (before[k + 1] as number) +
          (before[k - width] as number) +
          (before[k + width] as number)
        data[k] = (before[k] as number) * 0.5 + sides * 0.125
      }
    }
  }
}

/**
 * Lays cloth with surplus length over a form and lets it settle into folds, from the large to the small.
 * The folds come of buckling, not of drawing: the seed decides only which way the first ones go.
 */
export function drape(form: Grid, covers: (x: number, y: number) => boolean, options: DrapeOptions): Draped {
  const box = {
    left: form.x0,
    top: form.y0,
    right: form.x0 + (form.width - 1) * form.pitch,
    bottom: form.y0 + (form.height - 1) * form.pitch,
  }
  let settled: Draped | null = null
  let settledForm: Grid | null = null
  for (const level of levels.filter((one) => one.pitch >= (options.finest ?? 0))) {
    const own = resample(form, toGrid(box, level.pitch))
    const active = new Uint8Array(own.data.length)
    for (let k = 0; k < active.length; k++) {
      const x = own.x0 + (k % own.width) * own.pitch
      const y = own.y0 + Math.floor(k / own.width) * own.pitch
      active[k] = covers(x, y) ? 1 : 0
    }
    const sheet: Sheet = { form: own, active, state: inherit(settled, own, settledForm) }
    if (!settled) unsettle(sheet, options.seed)
    relax(sheet, {
      ease: options.ease,
      sweeps: level.sweeps,
      bend: options.cloth.bend,
      hold: options.cloth.hold * level.hold,
    })
    for (const grid of [sheet.state.dx, sheet.state.dy, sheet.state.z]) extend(grid, active)
    settled = sheet.state
    settledForm = own
  }
  if (!settled) throw new Error('a drape needs at least one level')
  soften(settled.dx)
  soften(settled.dy)
  return settled
}
