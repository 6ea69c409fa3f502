import type { Colourway } from './colourway.ts'
import { finishColourway } from './finishes.ts'
import { DARKS } from './palettes/darks.ts'
import { EARTHS } from './palettes/earths.ts'
import { GREENS_AND_BLUES } from './palettes/greens-and-blues.ts'
import { LIGHTS } from './palettes/lights.ts'
import { WARMS } from './palettes/warms.ts'

/** Every designed palette; ids never change. */
export const COLOURWAYS: readonly Colourway[] = [...LIGHTS, ...DARKS, ...GREENS_AND_BLUES, ...WARMS, ...EARTHS]

const byId = new Map(COLOURWAYS.map((colourway) => [colourway.id, colourway]))

/** Finds a palette by its id, or a palette in the finish of an edition: `chalk` or `chalk_premium`. */
export function findColourway(id: string): Colourway | null {
  const [palette = '', finish, ...rest] = id.split('_')
  const colourway = byId.get(palette)
  if (!colourway || rest.length > 0) return null
  return finish === undefined ? colourway : finishColourway(colourway, finish)
}

export function getColourway(id: string): Colourway {
  const colourway = findColourway(id)
  if (!colourway) throw new Error(`There is no colourway '${id}'.`)
  return colourway
}
