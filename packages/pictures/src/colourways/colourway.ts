import type { Material } from '../passes/material.ts'
import type { PartRole } from '../passes/part-role.ts'

export const COLOUR_FAMILIES = [
  'black',
  'white',
  'grey',
  'blue',
  'green',
  'red',
  'orange',
  'yellow',
  'brown',
  'beige',
  'pink',
  'purple',
  'multi',
] as const

export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

export type Hex = `#${string}`

/** What a part can be made of in a palette: of what its model has it, or of rubber that light goes through. */
export type Finish = Material | 'clear'

/** A designed palette: a colour for roles, which suits any model. */
export type Colourway = {
  /** Stable, kebab-case: part of picture addresses. */
  id: string
  /** English name. */
  name: string
  family: ColourFamily
  /** One or two colours for the round swatch beside a product. */
  swatch: readonly [Hex] | readonly [Hex, Hex]
  colours: Partial<Record<PartRole, Hex>> & Record<'upper' | 'overlay' | 'accent' | 'midsole' | 'outsole', Hex>
  materials?: Partial<Record<PartRole, Finish>>
}

/** Where a role takes its colour from when the palette names none for it. */
const FALLBACK: Record<PartRole, PartRole | undefined> = {
  upper: undefined,
  overlay: undefined,
  accent: undefined,
  midsole: undefined,
  outsole: undefined,
  mark: 'accent',
  toe: 'overlay',
  heel: 'accent',
  collar: 'overlay',
  lining: 'collar',
  insole: 'lining',
  tongue: 'upper',
  label: 'mark',
  lace: 'midsole',
  eyelet: 'overlay',
  hardware: 'eyelet',
  stitch: 'overlay',
  foxing: 'accent',
}

/** The palette's colour of a role: its own, or that of the role it follows. */
export function colourOf(colourway: Colourway, role: PartRole): Hex {
  for (let next: PartRole | undefined = role; next; next = FALLBACK[next]) {
    const colour = colourway.colours[next]
    if (colour) return colour
  }
  return colourway.colours.upper
}

const NICKEL: Hex = '#a8abad'

/** The colour of a part: metal that the palette does not name is bare nickel, whatever lies beside it. */
export function colourOfPart(colourway: Colourway, part: { role: PartRole; material: Material }): Hex {
  const { hardware, eyelet } = colourway.colours
  return part.role === 'hardware' && part.material === 'metal'
    ? (hardware ?? eyelet ?? NICKEL)
    : colourOf(colourway, part.role)
}
