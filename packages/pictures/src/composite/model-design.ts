import { type Colourway, colourOfPart, type Finish, type Hex } from '../colourways/colourway.ts'
import { COLOURWAYS } from '../colourways/list-colourways.ts'
import { getPigment, pigmentsOf } from '../colourways/pigments.ts'
import type { ModelRecord, PartRecord } from '../passes/model-record.ts'
import { linearColourOf } from './linear-colour.ts'
import type { PartChoice } from './part-paint.ts'

/** What a shopper may paint of a model. */
export type ModelDesign = {
  /** The version and four characters that stand for the parts and their order. */
  readonly stamp: string
  /** In the order of the ID pass; `colours` are codes of pigments. */
  readonly parts: readonly (PartRecord & { readonly colours: string })[]
}

/** Grows when a recipe of before would not be the same picture any more. */
const VERSION = '1'

export function designOf(model: ModelRecord): ModelDesign {
  const parts = model.parts.map((part) => ({ ...part, colours: pigmentsOf(part.material) }))
  return { stamp: VERSION + hashOf([model.key, ...parts.map(({ key }) => key)].join(' ')), parts }
}

/** Gives the codes, one a part, that come nearest to a designed palette. */
export function coloursLike(colourway: Colourway, { parts }: ModelDesign): string {
  return parts
    .map((part) => {
      const material = colourway.materials?.[part.role] ?? part.material
      return nearest(colourOfPart(colourway, part), material, part.colours)
    })
    .join('')
}

/** Every designed palette as codes of the model, by the palette's id. */
export function designedColours(design: ModelDesign): ReadonlyMap<string, string> {
  return new Map(COLOURWAYS.map((colourway) => [colourway.id, coloursLike(colourway, design)]))
}

/** What the compositor paints for codes, by part key. */
export function choicesOf(colours: string, { parts }: Pick<ModelDesign, 'parts'>): Record<string, PartChoice> {
  return Object.fromEntries(
    parts.map(({ key, material }, at) => {
      const pigment = getPigment(colours.charAt(at))
      return [key, { colour: pigment.hex, material: pigment.material ?? material }]
    }),
  )
}

function nearest(hex: Hex, material: Finish, codes: string): string {
  let best = codes.charAt(0)
  let least = Number.POSITIVE_INFINITY
  for (const code of codes) {
    const pigment = getPigment(code)
    const other = pigment.material !== undefined && pigment.material !== material ? 0.01 : 0
    const distance = distanceOf(hex, pigment.hex) + other
    if (distance < least) [best, least] = [code, distance]
  }
  return best
}

/** Squared distance in Oklab, in which equal steps look equal (Ottosson 2020). */
function distanceOf(one: Hex, other: Hex): number {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function oklabOf(hex: Hex): [number, number, number] {
  const [red, green, blue] = linearColourOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** FNV-1a: short, the same everywhere, and no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return (hash % 36 ** 4).toString(36).padStart(4, '0')
}
