import type { Painting } from '@lacehouse/contracts'
import { paintPart, readRecipe } from '@lacehouse/domain/product/design'

/** How many parts depart from a design of the shop. */
const departures = 2

/** Thinks up a design: one of the shop's, so that its colours go together, with a few parts of its own. `random` gives 0 to 1. */
export function surprise(painting: Pick<Painting, 'stamp' | 'parts' | 'precreated'>, random = Math.random): string {
  const recipes = Object.values(painting.precreated)
  const read = readRecipe(pickOf(recipes, random) ?? '', painting)
  if (!read.ok) throw new Error('The shop has a design that cannot be made.')
  let colours = read.colours
  for (let i = 0; i < departures; i++) {
    const at = Math.floor(random() * painting.parts.length)
    // A colour that the design has already suits it; where the part does not come in it, the part stays.
    const code = colours.charAt(Math.floor(random() * colours.length))
    if (painting.parts[at]?.colours.includes(code)) colours = paintPart(colours, at, code)
  }
  return colours
}

const pickOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)]
