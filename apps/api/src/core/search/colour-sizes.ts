import { addBit, type Bitset, eachBit, emptyBits, hasBit, intersect, removeBit } from './bitset.ts'
import type { FacetValues } from './facet-values.ts'
import { getValues } from './facet-values.ts'
import { createShareValues, type ShareValues } from './share-values.ts'

/** The sizes in which each colour of a product can be bought, in the order of its values of the colour facet. */
export type SizesByColour = readonly (readonly string[])[]

/**
 * Which colours can be bought in which sizes (decision 0143). Most products have each of their colours in each of their sizes, which the values
 * of both facets say; only the others are held here.
 */
export type ColourSizes = {
  readonly uneven: Bitset
  readonly ofProduct: Map<number, SizesByColour>
  readonly share: ShareValues
}

/** What the index holds of colours and sizes. */
type Held = { readonly colourSizes: ColourSizes; readonly values: FacetValues }

type Chosen = { readonly colours: readonly string[]; readonly sizes: readonly string[] }

export function createColourSizes(capacity: number): ColourSizes {
  return { uneven: emptyBits(capacity), ofProduct: new Map(), share: createShareValues() }
}

/** Sets the sizes of a product by colour; null where each colour has all of them. */
export function setColourSizes(
  { uneven, ofProduct, share }: ColourSizes,
  ordinal: number,
  sizes: SizesByColour | null,
): void {
  if (sizes) {
    addBit(uneven, ordinal)
    ofProduct.set(ordinal, sizes.map(share))
  } else if (hasBit(uneven, ordinal)) {
    removeBit(uneven, ordinal)
    ofProduct.delete(ordinal)
  }
}

/** Whether a product has these sizes by colour already. */
export function hasColourSizes(
  { ofProduct, share }: ColourSizes,
  ordinal: number,
  sizes: SizesByColour | null,
): boolean {
  const known = ofProduct.get(ordinal) ?? null
  if (known === null || sizes === null) return known === sizes
  return known.length === sizes.length && sizes.every((list, at) => share(list) === known[at])
}

/** Returns the products of a set of which a chosen colour can be bought in a chosen size; each of them has one of both. */
export function keepPairs(index: Held, bits: Bitset, { colours, sizes }: Chosen): Bitset {
  const left = bits.slice()
  eachBit(intersect(bits, index.colourSizes.uneven), (ordinal) => {
    if (listColoursIn(index, ordinal, { colours, sizes }).length === 0) removeBit(left, ordinal)
  })
  return left
}

/** Lists those of some colours in which a product can be bought in one of some sizes, where it has both. */
export function listColoursIn(
  { colourSizes, values }: Held,
  ordinal: number,
  { colours, sizes }: Chosen,
): readonly string[] {
  const lists = colourSizes.ofProduct.get(ordinal)
  if (!lists) return colours
  const own = getValues(values, ordinal, 'color')
  return colours.filter((colour) => lists[own.indexOf(colour)]?.some((size) => sizes.includes(size)))
}

type Counted = { readonly bits: Bitset; readonly counts: ReadonlyMap<string, number> }

/** Takes from the counts of colours among some products those that cannot be bought in one of the chosen sizes. */
export function countColours(index: Held, sizes: readonly string[], { bits, counts }: Counted): Map<string, number> {
  const left = new Map(counts)
  eachBit(intersect(bits, index.colourSizes.uneven), (ordinal) => {
    const colours = getValues(index.values, ordinal, 'color')
    const buyable = new Set(listColoursIn(index, ordinal, { colours, sizes }))
    for (const colour of colours) if (!buyable.has(colour)) left.set(colour, (left.get(colour) ?? 0) - 1)
  })
  return left
}

/** Takes from the counts of sizes among some products those in which they cannot be bought in a colour of each list. */
export function countSizes(
  index: Held,
  colours: readonly (readonly string[])[],
  { bits, counts }: Counted,
): Map<string, number> {
  const left = new Map(counts)
  eachBit(intersect(bits, index.colourSizes.uneven), (ordinal) => {
    const lists = index.colourSizes.ofProduct.get(ordinal) ?? []
    const own = getValues(index.values, ordinal, 'color')
    const buyable = colours.map((some) => new Set(some.flatMap((colour) => lists[own.indexOf(colour)] ?? [])))
    for (const size of getValues(index.values, ordinal, 'size'))
      if (!buyable.every((sizes) => sizes.has(size))) left.set(size, (left.get(size) ?? 0) - 1)
  })
  return left
}
