import { findColorsOfText } from '../search/color-words.ts'
import { foldText } from '../search/fold-text.ts'

/** A colour of a product with its group of the colour facet and its name in the shopper's language. */
export type NamedColour = { readonly group: string; readonly name: string }

/** What a list was asked for: groups of the colour facet in the order of the query, and the words of a search. */
export type AskedColours = { readonly groups: readonly string[]; readonly text: string; readonly locale: string }

/**
 * Finds the position of the colour that a tile shows: the first asked group that the product has, then the first colour
 * whose own name the text says, then the first group that the text says. Null where no colour was asked, or none of them exists.
 */
export function chooseColour(colours: readonly NamedColour[], asked: AskedColours): number | null {
  const words = new Set(foldText(asked.text).split(' ').filter(Boolean))
  const findGroup = (groups: readonly string[]) =>
    groups.map((group) => colours.findIndex((colour) => colour.group === group)).find((at) => at >= 0)
  const findName = () => {
    const at = colours.findIndex(({ name }) =>
      foldText(name)
        .split(' ')
        .some((word) => words.has(word)),
    )
    return at >= 0 ? at : undefined
  }
  return findGroup(asked.groups) ?? findName() ?? findGroup(findColorsOfText(asked.text, asked.locale).groups) ?? null
}
