import { type Grid, likeGrid, sampleGrid, sampleSmooth, toGrid } from './geometry/grid.ts'
import { distanceTo } from './geometry/outline.ts'
import { clamp } from './geometry/shaping.ts'
import type { SettledPiece } from './piece.ts'
import { grainOf } from './surface/grain.ts'
import type { Spot } from './surface/spot.ts'

/** The rectangle of the pattern that a view shows: its middle and its width in millimetres; 4:5. */
export type Frame = { x: number; y: number; width: number }

/** A view before light: one entry a sample, rows from the top. */
export type Samples = {
  width: number
  height: number
  /** Millimetres between samples. */
  pixel: number
  z: Float32Array
  open: Float32Array
  /** Share of the sample that the garment covers. */
  cover: Float32Array
  /** Index of the part, from 1; 0 is the ground. */
  part: Uint8Array
  /** Index of the piece, from 1; light does not smooth across two. */
  piece: Uint8Array
}

export type PartTable = ReadonlyMap<string, { index: number; material: string }>

type Layer = { settled: SettledPiece; du: Grid; dv: Grid; z: Grid }

/** Turns 'where did this point of the pattern go' into 'which point of the pattern is seen here'. */
function toLayer(settled: SettledPiece, frame: Frame): Layer {
  const { draped, piece } = settled
  const reach = 22
  const box = piece.outline.edge.box
  const height = (frame.width * 5) / 4
  const seen = {
    left: Math.max(box.left - reach, frame.x - frame.width / 2 - 4),
    top: Math.max(box.top - reach, frame.y - height / 2 - 4),
    right: Math.min(box.right + reach, frame.x + frame.width / 2 + 4),
    bottom: Math.min(box.bottom + reach, frame.y + height / 2 + 4),
  }
  if (seen.right < seen.left) seen.right = seen.left
  if (seen.bottom < seen.top) seen.bottom = seen.top
  const du = toGrid(seen, 1.5, 3)
  const dv = likeGrid(du)
  const z = likeGrid(du)
  for (let k = 0; k < du.data.length; k++) {
    const x = du.x0 + (k % du.width) * du.pitch
    const y = du.y0 + Math.floor(k / du.width) * du.pitch
    let u = x
    let v = y
    for (let turn = 0; turn < 4; turn++) {
      const su = sampleGrid(draped.dx, u, v)
      const sv = sampleGrid(draped.dy, u, v)
      u = x - su
      v = y - sv
    }
    du.data[k] = u - x
    dv.data[k] = v - y
    z.data[k] = sampleSmooth(draped.z, u, v)
  }
  return { settled, du, dv, z }
}

const RIDE_SMOOTHING = 24

/** Lays a riding piece over the pieces below it, bending gently over their edges. */
function settleOn(layer: Layer, below: readonly Layer[]): void {
  const { z } = layer
  for (let k = 0; k < z.data.length; k++) {
    const x = z.x0 + (k % z.width) * z.pitch
    const y = z.y0 + Math.floor(k / z.width) * z.pitch
    const under = below.find(
      (other) =>
        !other.settled.piece.rides &&
        distanceTo(other.settled.piece.outline, x + sampleGrid(other.du, x, y), y + sampleGrid(other.dv, x, y)) < 0,
    )
    z.data[k] = under ? sampleSmooth(under.z, x, y) : 0
  }
  for (let round = 0; round < RIDE_SMOOTHING; round++) {
    const before = z.data.slice()
    for (let k = z.width; k < before.length - z.width; k++) {
      const sides = (before[k - 1] as number) + (before[k + 1] as number)
      const ends = (before[k - z.width] as number) + (before[k + z.width] as number)
      z.data[k] = (before[k] as number) / 2 + (sides + ends) / 8
    }
  }
}

const spot: Spot = { z: 0, part: '', open: 1, grain: 1 }

function applyPiece(
  layer: Layer,
  at: { x: number; y: number; u: number; v: number },
  inside: number,
  pixel: number,
): void {
  const { piece } = layer.settled
  spot.z = sampleSmooth(layer.z, at.x, at.y)
  spot.part = piece.part
  spot.open = 1
  spot.grain = 1
  for (const feature of piece.features) feature(at.u, at.v, spot, pixel)
  const edge = piece.edge ?? 1.2
  const t = clamp(1 - inside / edge, 0, 1)
  spot.z -= edge * (1 - Math.sqrt(1 - t * t * 0.96))
}

function createSamples(width: number, height: number, pixel: number): Samples {
  const size = width * height
  return {
    width,
    height,
    pixel,
    z: new Float32Array(size),
    open: new Float32Array(size).fill(1),
    cover: new Float32Array(size),
    part: new Uint8Array(size),
    piece: new Uint8Array(size),
  }
}

/** Looks at the settled pieces, the last on top, and notes what each sample of the frame shows. */
export function sampleView(
  pieces: readonly SettledPiece[],
  view: { frame: Frame; width: number },
  parts: PartTable,
): Samples {
  const { frame, width } = view
  const height = Math.round((width * 5) / 4)
  const pixel = frame.width / width
  const samples = createSamples(width, height, pixel)
  const layers = pieces.map((settled) => toLayer(settled, frame)).reverse()
  for (const [l, layer] of layers.entries()) if (layer.settled.piece.rides) settleOn(layer, layers.slice(l + 1))
  const left = frame.x - frame.width / 2
  const top = frame.y - (frame.width * 5) / 8
  for (let j = 0; j < height; j++) {
    const y = top + (j + 0.5) * pixel
    for (let i = 0; i < width; i++) {
      const x = left + (i + 0.5) * pixel
      sampleSpot({ layers, samples, parts }, j * width + i, x, y)
    }
  }
  return samples
}

type Scene = { layers: readonly Layer[]; samples: Samples; parts: PartTable }

function sampleSpot(scene: Scene, k: number, x: number, y: number): void {
  const { layers, samples, parts } = scene
  let cover = 0
  for (let l = 0; l < layers.length; l++) {
    const layer = layers[l] as Layer
    const box = layer.settled.piece.outline.edge.box
    if (x < box.left - 22 || x > box.right + 22 || y < box.top - 22 || y > box.bottom + 22) continue
    const u = x + sampleGrid(layer.du, x, y)
    const v = y + sampleGrid(layer.dv, x, y)
    const inside = -distanceTo(layer.settled.piece.outline, u, v)
    const share = clamp(0.5 + inside / samples.pixel, 0, 1)
    if (share <= 0) continue
    if (cover === 0) {
      applyPiece(layer, { x, y, u, v }, Math.max(0, inside), samples.pixel)
      const part = parts.get(spot.part)
      if (!part) throw new Error(`A feature uses the part '${spot.part}', which its model does not declare.`)
      if (spot.grain > 0) grainOf(part.material)(u, v, spot, samples.pixel)
      samples.z[k] = Math.max(0, spot.z)
      samples.open[k] = clamp(spot.open, 0.05, 1)
      samples.part[k] = part.index
      samples.piece[k] = layers.length - l
    }
    cover = Math.min(1, cover + share)
    if (cover >= 1) break
  }
  samples.cover[k] = cover
}
