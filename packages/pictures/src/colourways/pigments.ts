import type { Material } from '../passes/material.ts'
import type { PartRole } from '../passes/part-role.ts'
import { colourOf, type Finish, type Hex } from './colourway.ts'
import { getColourway } from './list-colourways.ts'

/** A colour that a shopper may give a part. */
export type Pigment = {
  /** One character that stands for it in recipes; never given to another. */
  readonly code: string
  /** Stable, kebab-case: its name's key. */
  readonly id: string
  readonly hex: Hex
  /** What the part is then made of; its own material when left out. */
  readonly material?: Finish
}

/** Every pigment is a colour of a designed palette, so that any of them go together: code, id, palette, role in it. */
const rows: readonly (readonly [code: string, id: string, colourway: string, role: PartRole, material?: Finish])[] = [
  ['a', 'chalk', 'chalk', 'upper'],
  ['b', 'sail', 'sail', 'upper'],
  ['c', 'sand', 'sand', 'upper'],
  ['d', 'fog', 'fog', 'upper'],
  ['e', 'graphite', 'graphite', 'upper'],
  ['f', 'ink', 'ink', 'upper'],
  ['g', 'midnight', 'midnight', 'upper'],
  ['h', 'cobalt', 'cobalt', 'upper'],
  ['i', 'harbour', 'harbour', 'upper'],
  ['j', 'sky', 'sky', 'upper'],
  ['k', 'lagoon', 'lagoon', 'upper'],
  ['l', 'mint', 'mint-coral', 'upper'],
  ['m', 'sage', 'sage', 'upper'],
  ['n', 'fern', 'fern', 'upper'],
  ['o', 'pine', 'pine-rust', 'upper'],
  ['p', 'olive', 'dune-olive', 'overlay'],
  ['q', 'citron', 'citron', 'upper'],
  ['r', 'marigold', 'marigold', 'upper'],
  ['s', 'apricot', 'apricot', 'upper'],
  ['t', 'ember', 'ember', 'upper'],
  ['u', 'brick', 'brick', 'upper'],
  ['v', 'cherry', 'cherry-chalk', 'upper'],
  ['w', 'flamingo', 'flamingo', 'upper'],
  ['x', 'blush', 'blush', 'upper'],
  ['y', 'lilac', 'lilac', 'upper'],
  ['z', 'aubergine', 'aubergine', 'upper'],
  ['1', 'cognac', 'cognac', 'upper'],
  ['2', 'espresso', 'espresso', 'upper'],
  ['3', 'clay', 'clay', 'upper'],
  ['4', 'gum', 'brick', 'outsole', 'gum'],
  ['5', 'scarlet', 'scarlet-ink', 'upper'],
  ['6', 'lime', 'graphite-lime', 'accent'],
  ['7', 'gold', 'midnight-gold', 'accent'],
  ['8', 'signal', 'fog-signal', 'accent'],
  ['9', 'violet', 'carnival', 'mark'],
  ['0', 'clear', 'sky', 'outsole', 'clear'],
]

export const PIGMENTS: readonly Pigment[] = rows.map(([code, id, colourway, role, material]) => ({
  code,
  id,
  hex: colourOf(getColourway(colourway), role),
  ...(material && { material }),
}))

const cloth = 'abcdefghjklmnprstuvxyz2'
const bright = 'abdefghijklnqrst568w9xy'

/** What each material can be dyed, tanned or moulded in, as codes in the order of showing. */
const PALETTES: Readonly<Record<Material, string>> = {
  leather: 'abcdefghijkmnoprstuvwxyz1237',
  patent: 'adfghnv5x7',
  suede: 'bcdefgijmnoptuvxyz123',
  canvas: cloth,
  cotton: cloth,
  fleece: cloth,
  rib: bright,
  knit: bright,
  mesh: bright,
  nylon: bright,
  cord: 'abcefghjlnqrtu568wxyz279',
  thread: 'abcdefghnorv5tjwy27',
  foam: 'abdefghjlmnqrstuvwxy6',
  rubber: 'abcdefghjnotuvxr240',
  gum: '41af',
  plastic: 'adefghknrv57',
  metal: 'def71',
}

/** The pigments that a material comes in. */
export function pigmentsOf(material: Material): string {
  return PALETTES[material]
}

const byCode = new Map(PIGMENTS.map((pigment) => [pigment.code, pigment]))

export function getPigment(code: string): Pigment {
  const pigment = byCode.get(code)
  if (!pigment) throw new Error(`There is no pigment '${code}'.`)
  return pigment
}
