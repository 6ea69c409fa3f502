import type { PartRole } from '../passes/part-role.ts'
import type { Colourway, Finish, Hex } from './colourway.ts'
import { colourOf } from './colourway.ts'

/** How an edition of a model is made: what it changes in any palette. */
type EditionFinish = {
  colours: (colourway: Colourway) => Partial<Record<PartRole, Hex>>
  materials?: Partial<Record<PartRole, Finish>>
}

const UPPERS = ['upper', 'overlay', 'toe', 'heel', 'collar', 'tongue'] as const

const bytesOf = (hex: Hex): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** A colour with so much of another in it, 0 to 1. */
function mixed(hex: Hex, other: Hex, share: number): Hex {
  const [one, two] = [bytesOf(hex), bytesOf(other)]
  const bytes = one.map((byte, i) => Math.round(byte + ((two[i] as number) - byte) * share))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const uppersOf = (colourway: Colourway, change: (hex: Hex) => Hex): Partial<Record<PartRole, Hex>> =>
  Object.fromEntries(UPPERS.map((role) => [role, change(colourOf(colourway, role))]))

const suedes: Partial<Record<PartRole, Finish>> = Object.fromEntries(UPPERS.map((role) => [role, 'suede']))

/** Lining and footbed of vegetable-tanned leather, laces in the colour of the upper, natural rubber, brass eyelets. */
const premium: EditionFinish = {
  colours: (colourway) => ({
    lining: '#b3824f',
    insole: '#b98a58',
    collar: mixed(colourOf(colourway, 'upper'), '#3a2a1c', 0.16),
    lace: colourOf(colourway, 'upper'),
    stitch: mixed(colourOf(colourway, 'upper'), '#b3824f', 0.45),
    outsole: '#a9743c',
    foxing: '#c9b48c',
    midsole: '#e3d8be',
    hardware: '#b08d4f',
  }),
  materials: { outsole: 'gum', lining: 'leather', insole: 'leather' },
}

/** Undyed hemp and natural rubber beside a matt upper of plant fibres. */
const plant: EditionFinish = {
  colours: (colourway) => ({
    ...uppersOf(colourway, (hex) => mixed(hex, '#c8b995', 0.14)),
    lining: '#d2c3a0',
    insole: '#b7976a',
    lace: '#d9ccad',
    stitch: '#e0d5b8',
    midsole: '#d8caa8',
    foxing: '#6f8a55',
    outsole: '#9c7a4c',
  }),
  materials: { upper: 'canvas', overlay: 'canvas', toe: 'canvas', heel: 'canvas', tongue: 'canvas', insole: 'cotton' },
}

/** Sanded leather: soft, without shine, its colour broken by grey, on natural rubber. */
const nubuck: EditionFinish = {
  colours: (colourway) => ({
    ...uppersOf(colourway, (hex) => mixed(hex, '#8a7d6c', 0.3)),
    stitch: mixed(colourOf(colourway, 'overlay'), '#efe6d2', 0.5),
    lace: mixed(colourOf(colourway, 'upper'), '#efe6d2', 0.25),
    midsole: '#ddd0b4',
    outsole: '#a9743c',
  }),
  materials: { ...suedes, outsole: 'gum' },
}

/** Lambswool that shows at the collar, and a dark sole for snow. */
const lined: EditionFinish = {
  colours: (colourway) => ({
    upper: mixed(colourOf(colourway, 'upper'), '#2a2119', 0.12),
    lining: '#efe3c8',
    insole: '#e9dcc0',
    collar: '#ebdfc4',
    outsole: '#2d2b29',
    foxing: '#4a453f',
    lace: '#5a4632',
  }),
  materials: { lining: 'fleece', insole: 'fleece', collar: 'fleece' },
}

/** A coat that water runs off: wet gloss, dark sole edge. */
const sealed: EditionFinish = {
  colours: (colourway) => ({
    upper: mixed(colourOf(colourway, 'upper'), '#20262b', 0.1),
    foxing: '#3d4347',
    outsole: '#33383b',
    stitch: colourOf(colourway, 'upper'),
  }),
  materials: { upper: 'patent', overlay: 'patent', toe: 'patent', heel: 'patent', tongue: 'nylon' },
}

/** A broader sole of gum under a grey wall, and laces, stitches and label in the accent. */
const wide: EditionFinish = {
  colours: (colourway) => ({
    foxing: colourOf(colourway, 'accent'),
    outsole: '#a9743c',
    lining: mixed(colourOf(colourway, 'accent'), '#e6e3da', 0.55),
    label: colourOf(colourway, 'accent'),
    lace: mixed(colourOf(colourway, 'accent'), '#e6e3da', 0.12),
    stitch: colourOf(colourway, 'accent'),
    midsole: mixed(colourOf(colourway, 'midsole'), '#8b857a', 0.28),
  }),
  materials: { outsole: 'gum' },
}

const FINISHES: Readonly<Record<string, EditionFinish>> = { premium, plant, nubuck, lined, sealed, wide }

export const FINISH_KEYS = Object.keys(FINISHES)

/** The palette as an edition of this finish wears it; null for an unknown finish. Its id is that of both: `chalk_premium`. */
export function finishColourway(colourway: Colourway, finish: string): Colourway | null {
  const change = FINISHES[finish]
  if (!change) return null
  return {
    ...colourway,
    id: `${colourway.id}_${finish}`,
    colours: { ...colourway.colours, ...change.colours(colourway) },
    materials: { ...colourway.materials, ...change.materials },
  }
}
