import { foldText } from '../search/fold-text.ts'

/** The options besides colour and size whose values are a facet of listings too, each with its names in the languages of the shop. */
const namesOf = {
  material: 'material fabric stoff matiere materiau tissu materiale tessuto tejido materiaal stof',
  width: 'width breite weite largeur larghezza ancho breedte wijdte',
  length: 'length lange laenge longueur lunghezza largo longitud lengte',
  volume: 'volume capacity volumen inhalt fassungsvermogen contenance capacite capacita capacidad inhoud',
  fit: 'fit passform coupe vestibilita ajuste pasvorm',
} as const

export type OptionFacet = keyof typeof namesOf
export const optionFacets = Object.keys(namesOf) as readonly OptionFacet[]

const facetOfName = new Map(
  optionFacets.flatMap((facet) => namesOf[facet].split(' ').map((name) => [name, facet] as const)),
)

/** Finds the facet that an option is by its whole name, in any language of the shop; null for any other option. */
export function findOptionFacet(name: string): OptionFacet | null {
  return facetOfName.get(foldText(name).trim()) ?? null
}

const millimetres = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }
const millilitres = { ml: 1, cl: 10, l: 1000, 'fl oz': 29.5735 }
const grams = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 }
const factors: Readonly<Record<string, number>> = { ...millimetres, ...millilitres, ...grams }

/** Reads the number at the beginning of a value in the smallest unit of its measure; null for a value without a number. */
const readMeasure = (value: string): number | null => {
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+(?: oz)?)?/i.exec(value) ?? []
  return number === undefined ? null : Number(number.replace(',', '.')) * (factors[unit.toLowerCase()] ?? 1)
}

/** Compares two values of an option: measures by what they measure (`6 mm`, `1 cm`), before all others. */
export function compareMeasures(a: string, b: string): number {
  const [x, y] = [readMeasure(a), readMeasure(b)]
  if (x === null || y === null) return Number(x === null) - Number(y === null)
  return x - y
}
