import type { Colourway } from './colourway.ts'
import { DARKS } from './palettes/darks.ts'
import { EARTHS } from './palettes/earths.ts'
import { GREENS_AND_BLUES } from './palettes/greens-and-blues.ts'
import { LIGHTS } from './palettes/lights.ts'
import { WARMS } from './palettes/warms.ts'

/** Every designed palette; ids never change. */
export const COLOURWAYS: readonly Colourway[] = [...LIGHTS, ...DARKS, ...GREENS_AND_BLUES, ...WARMS, ...EARTHS]

const byId = new Map(COLOURWAYS.map((colourway) => [colourway.id, colourway]))

export function findColourway(id: string): Colourway | null {
  return byId.get(id) ?? null
}

export function getColourway(id: string): Colourway {
  const colourway = byId.get(id)
  if (!colourway) throw new Error(`There is no colourway '${id}'.`)
  return colourway
}
