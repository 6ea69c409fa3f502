import { type Cloth, drape } from './cloth/drape.ts'
import { type EaseRule, toEase } from './cloth/ease.ts'
import { type Inflation, inflate, resample, SKIRT } from './cloth/inflate.ts'
import type { Draped } from './cloth/relax.ts'
import { likeGrid, toGrid } from './geometry/grid.ts'
import { distanceTo, type Outline } from './geometry/outline.ts'
import type { Feature } from './surface/spot.ts'

const PITCH = 3

/** One layer of a garment: a cut of cloth blown up over a form, folded, and worked on its surface. */
export type Piece = {
  /** The cut: what shows. */
  outline: Outline
  /** The form that is blown up; larger than the cut where an edge is open, as at a hem. The cut by default. */
  form?: Outline
  inflation: Inflation
  /** Changes the height of the form before the cloth is laid over it. */
  shape?: (x: number, y: number, z: number) => number
  /** Height of the whole piece over the ground. */
  lift: number
  /** No cloth: the form is rigid. */
  cloth?: Cloth
  ease?: readonly EaseRule[]
  part: string
  features: readonly Feature[]
  /** Lies loosely on whatever is below it, as a cord does; lift and form are then left out of account. */
  rides?: boolean
  /** Thickness of the cut edge. */
  edge?: number
}

export type SettledPiece = { piece: Piece; draped: Draped }

/** Blows the form up, lays the cloth over it and lets it settle; the same bytes for the same seed. */
export function settlePiece(piece: Piece, seed: number, finest?: number): SettledPiece {
  const form = piece.form ?? piece.outline
  const box = {
    left: Math.min(form.edge.box.left, piece.outline.edge.box.left),
    top: Math.min(form.edge.box.top, piece.outline.edge.box.top),
    right: Math.max(form.edge.box.right, piece.outline.edge.box.right),
    bottom: Math.max(form.edge.box.bottom, piece.outline.edge.box.bottom),
  }
  const blown = resample(inflate(form, toGrid(box, PITCH * 1.5, 18), piece.inflation), toGrid(box, PITCH, 18))
  for (let k = 0; k < blown.data.length; k++) {
    const x = blown.x0 + (k % blown.width) * blown.pitch
    const y = blown.y0 + Math.floor(k / blown.width) * blown.pitch
    const z = blown.data[k] as number
    blown.data[k] = piece.lift + (piece.shape ? piece.shape(x, y, z) : z)
  }
  if (!piece.cloth) return { piece, draped: { dx: likeGrid(blown), dy: likeGrid(blown), z: blown } }
  const covers = (x: number, y: number): boolean => distanceTo(piece.outline, x, y) < SKIRT + 2
  const ease = toEase(piece.ease ?? [], seed)
  return { piece, draped: drape(blown, covers, { cloth: piece.cloth, ease, seed, finest }) }
}
