import type { SurfacePoint } from '../render/surface.ts'
import { buildShoe, type ShoeDesign } from './build-shoe.ts'
import type { ShoeModel } from './shoe-model.ts'

/**
 * A model in another form: the parts of its base in the same order, so that palettes and recipes fit both. It has the three
 * views that tell it from its base, which keeps the passes of many forms small.
 */
export function formOf(base: ShoeModel, form: { key: string; name: string; design: ShoeDesign }): ShoeModel {
  const { key, name, design } = form
  const { side, 'three-quarter': threeQuarter, top } = base.views
  const views = { side, 'three-quarter': threeQuarter, top }
  return { ...base, key, name, views, build: (detail) => buildShoe(design, detail) }
}

/** The layers of a design without those of some parts. */
export function layersWithout({ layers }: ShoeDesign, parts: readonly number[]): ShoeDesign['layers'] {
  return layers.filter(({ part }) => !parts.includes(part))
}

/** A design whose upper stands higher by so many millimetres along x, with all that is drawn on it: for a thicker sole. */
export function lifted(design: ShoeDesign, by: (x: number) => number): ShoeDesign {
  const { last, layers, seams, tongue } = design
  const below = loweredBy(by)
  return {
    ...design,
    last: {
      ...last,
      bite: (x) => last.bite(x) + by(x),
      rows: last.rows.map((row) => ({ ...row, top: [row.top[0], row.top[1], row.top[2] + by(row.top[0])] })),
    },
    layers: layers.map((layer) => ({ ...layer, distance: (p) => layer.distance(below(p)) })),
    seams: seams?.map(({ line, open }) => ({ line: (p) => line(below(p)), open: open && ((p) => open(below(p))) })),
    tongue: tongue && {
      ...tongue,
      plan: { ...tongue.plan, spine: tongue.plan.spine.map(([x, z]) => [x, z + by(x)] as const) },
    },
  }
}

/** Gives a point as it was before its shoe was lifted; always the same object, for one is asked for at every sample. */
function loweredBy(by: (x: number) => number): (p: SurfacePoint) => SurfacePoint {
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, a: 0, b: 0, c: 0, d: 0 }
  return (p) => Object.assign(point, p, { z: p.z - by(p.x) })
}
