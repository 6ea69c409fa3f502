import type { Surface } from '../render/surface.ts'
import { floatAt } from '../render/vector.ts'

/** Pixels of a texture's side. */
export const ATLAS = 2048

const BORDER = 2

/** Where a surface lies in the textures. */
export type Place = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Pixels at each side that repeat the edge. */
  readonly border: number
  /** Millimetres of a pixel. */
  readonly millimetres: { readonly across: number; readonly down: number }
}

/** Lays the surfaces in rows into a square, as large as all of them fit. */
export function packSurfaces(surfaces: readonly Surface[]): Place[] {
  const sizes = surfaces.map(measureSurface)
  for (let scale = 6; scale > 0.2; scale *= 0.97) {
    const places = placeAll(sizes, scale)
    if (places) return places
  }
  throw new Error('The surfaces do not fit their textures.')
}

/** The mean length of a surface's rows and columns in millimetres. */
export function measureSurface(surface: Surface): { across: number; down: number } {
  const { columns, rows } = surface
  let [across, down] = [0, 0]
  for (let row = 0; row < rows; row++)
    for (let column = 1; column < columns; column++)
      across += distance(surface, row * columns + column - 1, row * columns + column)
  for (let row = 1; row < rows; row++)
    for (let column = 0; column < columns; column++)
      down += distance(surface, (row - 1) * columns + column, row * columns + column)
  return { across: across / rows, down: down / columns }
}

const distance = ({ position }: Surface, i: number, j: number): number =>
  Math.hypot(...([0, 1, 2] as const).map((axis) => floatAt(position, i * 3 + axis) - floatAt(position, j * 3 + axis)))

type Size = ReturnType<typeof measureSurface>

function placeAll(sizes: readonly Size[], scale: number): Place[] | null {
  const places = new Map<number, Place>()
  const order = sizes.map((size, at) => ({ ...size, at })).toSorted((a, b) => b.down - a.down)
  let [left, top, tallest] = [0, 0, 0]
  for (const { across, down, at } of order) {
    const width = Math.max(8, Math.round(across * scale)) + 2 * BORDER
    const height = Math.max(8, Math.round(down * scale)) + 2 * BORDER
    if (width > ATLAS) return null
    if (left + width > ATLAS) [left, top, tallest] = [0, top + tallest, 0]
    if (top + height > ATLAS) return null
    const millimetres = { across: across / (width - 2 * BORDER), down: down / (height - 2 * BORDER) }
    places.set(at, { left, top, width, height, border: BORDER, millimetres })
    left += width
    tallest = Math.max(tallest, height)
  }
  return sizes.map((_, at) => places.get(at) as Place)
}
