import type { ModelKind, PartRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'
import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { shade } from './light/shade.ts'
import { type Piece, type SettledPiece, settlePiece } from './piece.ts'
import { type Frame, sampleView } from './samples.ts'
import { toViewPass } from './to-view-pass.ts'

/** One picture of a side; `width` in pixels where the usual one would cost too many bytes, as for heavy knitting. */
export type GarmentView = { key: ViewKey; side: string; frame: Frame; width?: number }

/** A garment as its author writes it: parts, the pieces of its sides from the lowest to the topmost, and the views of them. */
export type GarmentDesign = {
  key: string
  name: string
  kind: ModelKind
  seed: number
  parts: readonly PartRecord[]
  sides: Readonly<Record<string, () => readonly Piece[]>>
  views: readonly GarmentView[]
}

/** A width in pixels overrides both sizes; `finest` (mm) leaves out folds smaller than that. */
export type RenderOptions = { preview?: boolean; width?: number; finest?: number }

export type GarmentModel = {
  key: string
  name: string
  kind: ModelKind
  views: readonly ViewKey[]
  parts: readonly PartRecord[]
  /** The pieces that a view shows, laid out and folded, the lowest first. */
  settle(view: ViewKey, finest?: number): readonly SettledPiece[]
  /** The passes of a view, 1200 × 1500 pixels (960 × 1200 close up), or two fifths of that as a preview; deterministic. */
  render(view: ViewKey, options?: RenderOptions): ViewPass
}

const WIDTH = 1200
/** A close view is all cloth, whose grain compresses badly: fewer pixels keep it within its budget of bytes. */
const CLOSE_WIDTH = 960
const PREVIEW_SHARE = 0.4

/** A model that can render itself; the settled cloth of a side is kept between its views. */
export function toGarmentModel(design: GarmentDesign): GarmentModel {
  const { key, name, kind, parts, seed } = design
  const settled = new Map<string, readonly SettledPiece[]>()
  const table = new Map(parts.map((part, i) => [part.key, { index: i + 1, material: part.material }]))
  const viewOf = (viewKey: ViewKey): GarmentView => {
    const view = design.views.find((one) => one.key === viewKey)
    if (!view) throw new Error(`The model '${key}' has no view '${viewKey}'.`)
    return view
  }
  const settle = (viewKey: ViewKey, finest?: number): readonly SettledPiece[] => {
    const { side } = viewOf(viewKey)
    const place = `${side} ${finest ?? ''}`
    const known = settled.get(place)
    if (known) return known
    const pieces = design.sides[side]?.()
    if (!pieces) throw new Error(`The model '${key}' has no side '${side}'.`)
    const done = pieces.map((piece, i) => settlePiece(piece, seed + i * 17 + side.length * 131, finest))
    settled.set(place, done)
    return done
  }
  const render = (viewKey: ViewKey, options: RenderOptions = {}): ViewPass => {
    const view = viewOf(viewKey)
    const full = view.width ?? (viewKey === 'detail' ? CLOSE_WIDTH : WIDTH)
    const width = options.width ?? (options.preview ? full * PREVIEW_SHARE : full)
    const samples = sampleView(settle(viewKey, options.finest), { frame: view.frame, width: 2 * width }, table)
    const materials = parts.map((part) => part.material)
    return toViewPass(samples, shade(samples, materials))
  }
  return { key, name, kind, views: design.views.map((view) => view.key), parts, settle, render }
}
