import type { Painting } from '@lacehouse/contracts'
import { paintPart, readRecipe } from '@lacehouse/domain/product/design'

/** How many parts differ from the preset. */
const changedParts = 2

/** Proposes a design: a preset, whose colours suit each other, with a few parts changed. `random` gives 0 to 1. */
export function surprise(painting: Pick<Painting, 'stamp' | 'parts' | 'precreated'>, random = Math.random): string {
  const recipes = Object.values(painting.precreated)
  const read = readRecipe(pickOf(recipes, random) ?? '', painting)
  if (!read.ok) throw new Error('A preset of the shop cannot be made.')
  let colours = read.colours
  for (let i = 0; i < changedParts; i++) {
    const at = Math.floor(random() * painting.parts.length)
    // A colour that the preset already has suits it. A part that is not made in that colour stays as it is.
    const code = colours.charAt(Math.floor(random() * colours.length))
    if (painting.parts[at]?.colours.includes(code)) colours = paintPart(colours, at, code)
  }
  return colours
}

const pickOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)]
