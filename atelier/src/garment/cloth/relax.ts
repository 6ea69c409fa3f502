import type { Grid } from '../geometry/grid.ts'
import type { Ease, EaseRule } from './ease.ts'

/** The position of each point of the pattern: shift across the picture and height, in millimetres. */
export type Draped = { dx: Grid; dy: Grid; z: Grid }

/** A lattice of cloth over its form; only active nodes are cloth. */
export type Sheet = { form: Grid; active: Uint8Array; state: Draped }

export type RelaxOptions = { ease: EaseRule; sweeps: number; bend: number; hold: number }

type Threads = { from: Int32Array; to: Int32Array; rest: Float32Array; stiff: Float32Array; count: number }
type Bends = { middle: Int32Array; stride: Int32Array; curve: Float32Array; count: number }

const directions = [
  [1, 0, 0.9],
  [0, 1, 0.9],
  [1, 1, 0.45],
  [1, -1, 0.45],
] as const

function toThreads(sheet: Sheet, rule: EaseRule): Threads {
  const { form, active } = sheet
  const { width, height, pitch } = form
  const size = width * height * 4
  const threads = {
    from: new Int32Array(size),
    to: new Int32Array(size),
    rest: new Float32Array(size),
    stiff: new Float32Array(size),
    count: 0,
  }
  const ease: Ease = { xx: 0, xy: 0, yy: 0 }
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const a = j * width + i
      if (active[a] === 0) continue
      for (const [di, dj, stiff] of directions) {
        const b = a + di + dj * width
        if (active[b] === 0) continue
        rule(form.x0 + (i + di / 2) * pitch, form.y0 + (j + dj / 2) * pitch, ease)
        const square = di * di + dj * dj
        const surplus = (ease.xx * di * di + 2 * ease.xy * di * dj + ease.yy * dj * dj) / square
        const rise = (form.data[b] as number) - (form.data[a] as number)
        threads.from[threads.count] = a
        threads.to[threads.count] = b
        threads.rest[threads.count] = Math.sqrt(square * pitch * pitch + rise * rise) * (1 + surplus)
        threads.stiff[threads.count] = stiff
        threads.count++
      }
    }
  }
  return threads
}

function toBends(sheet: Sheet): Bends {
  const { form, active } = sheet
  const { width, height, data } = form
  const bends = {
    middle: new Int32Array(width * height * 2),
    stride: new Int32Array(width * height * 2),
    curve: new Float32Array(width * height * 2),
    count: 0,
  }
  for (let k = width * 2; k < width * (height - 2); k++) {
    if (active[k] === 0) continue
    for (const stride of [1, width]) {
      if (active[k - stride] === 0 || active[k + stride] === 0) continue
      bends.middle[bends.count] = k
      bends.stride[bends.count] = stride
      bends.curve[bends.count] = ((data[k - stride] as number) + (data[k + stride] as number)) / 2 - (data[k] as number)
      bends.count++
    }
  }
  return bends
}

type Places = { x: Float32Array; y: Float32Array; z: Float32Array }

function pullThreads(p: Places, threads: Threads): void {
  const { x, y, z } = p
  const { from, to, rest, stiff } = threads
  for (let e = 0; e < threads.count; e++) {
    const a = from[e] as number
    const b = to[e] as number
    const dx = (x[b] as number) - (x[a] as number)
    const dy = (y[b] as number) - (y[a] as number)
    const dz = (z[b] as number) - (z[a] as number)
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6
    const f = ((stiff[e] as number) * 0.5 * (length - (rest[e] as number))) / length
    x[a] = (x[a] as number) + dx * f
    y[a] = (y[a] as number) + dy * f
    z[a] = (z[a] as number) + dz * f
    x[b] = (x[b] as number) - dx * f
    y[b] = (y[b] as number) - dy * f
    z[b] = (z[b] as number) - dz * f
  }
}

function straighten(z: Float32Array, bends: Bends, bend: number): void {
  const { middle, stride, curve } = bends
  for (let e = 0; e < bends.count; e++) {
    const k = middle[e] as number
    const s = stride[e] as number
    const off = ((z[k - s] as number) + (z[k + s] as number)) / 2 - (z[k] as number) - (curve[e] as number)
    const f = off * bend
    z[k] = (z[k] as number) + f * 0.5
    z[k - s] = (z[k - s] as number) - f * 0.25
    z[k + s] = (z[k + s] as number) - f * 0.25
  }
}

/** Settles the sheet: threads take their length, bends straighten, and the form holds what is left. Changes the sheet's state in place. */
export function relax(sheet: Sheet, options: RelaxOptions): void {
  const { form, state, active } = sheet
  const threads = toThreads(sheet, options.ease)
  const bends = toBends(sheet)
  const size = form.data.length
  const p: Places = { x: new Float32Array(size), y: new Float32Array(size), z: state.z.data }
  const column = (k: number): number => form.x0 + (k % form.width) * form.pitch
  const row = (k: number): number => form.y0 + Math.floor(k / form.width) * form.pitch
  for (let k = 0; k < size; k++) {
    p.x[k] = column(k) + (state.dx.data[k] as number)
    p.y[k] = row(k) + (state.dy.data[k] as number)
  }
  const holdLevel = 0.06
  for (let sweep = 0; sweep < options.sweeps; sweep++) {
    pullThreads(p, threads)
    straighten(p.z, bends, options.bend)
    for (let k = 0; k < size; k++) {
      if (active[k] === 0) continue
      p.x[k] = (p.x[k] as number) + (column(k) - (p.x[k] as number)) * holdLevel
      p.y[k] = (p.y[k] as number) + (row(k) - (p.y[k] as number)) * holdLevel
      p.z[k] = Math.max(0.5, (p.z[k] as number) + ((form.data[k] as number) - (p.z[k] as number)) * options.hold)
    }
  }
  for (let k = 0; k < size; k++) {
    state.dx.data[k] = (p.x[k] as number) - column(k)
    state.dy.data[k] = (p.y[k] as number) - row(k)
  }
}
