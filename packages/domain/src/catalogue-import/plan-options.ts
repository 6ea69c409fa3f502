import { findOptionFacet } from '../product/option-facets.ts'
import { foldText } from '../search/fold-text.ts'
import { slugify } from '../url/slugify.ts'
import type { EntryOption, OptionRole } from './catalogue-entry.ts'

const colourWords = new Set(['color', 'colour', 'farbe', 'couleur', 'coloris', 'colore', 'kleur', 'colorway', 'shade'])
const sizeWords = new Set(['size', 'groesse', 'grosse', 'taille', 'pointure', 'talla', 'taglia', 'maat'])

/** Names of fields of the form that adds to a cart, which no option may take. */
const reserved = new Set(['color', 'size', 'product', 'intent'])

const hasWord = (words: ReadonlySet<string>, name: string): boolean =>
  foldText(name)
    .split(/[^a-z]+/)
    .some((word) => words.has(word) || [...words].some((known) => known.length > 5 && word.endsWith(known)))

/**
 * Plans the roles of a product's options by their names: the first that names a colour is the colour, the first that names a size the
 * size, every other one stays an option of its own; one that is a facet has the facet as its type in every language.
 */
export function planOptions(names: readonly string[]): EntryOption[] {
  const colour = names.findIndex((name) => hasWord(colourWords, name))
  const size = names.findIndex((name, index) => index !== colour && hasWord(sizeWords, name))
  const taken = new Set<string>()
  return names.map((name, index) => {
    const role: OptionRole = index === colour ? 'color' : index === size ? 'size' : 'other'
    const type = role === 'other' ? typeOf(name, { index, taken }) : role
    taken.add(type)
    return { role, type, name }
  })
}

const typeOf = (name: string, { index, taken }: { index: number; taken: ReadonlySet<string> }): string => {
  const slug = findOptionFacet(name) ?? slugify(name).slice(0, 40)
  return slug === '' || reserved.has(slug) || taken.has(slug) ? `option-${index + 1}` : slug
}
