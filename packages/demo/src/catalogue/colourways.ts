import { type ColorFamily, colorFamilies } from '@lacehouse/domain/product/color-families'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import type { Words } from '../words/words.ts'

/** A palette of the rendered pictures as the catalogue sells it. */
export type Colourway = {
  readonly id: string
  readonly family: ColorFamily
  /** One or two colours for the round swatch, divided by a comma. */
  readonly swatch: string
  readonly names: Words
}

const families: ColorFamily[] = [...(Object.keys(colorFamilies) as (keyof typeof colorFamilies)[]), 'multi']

const ColourwayData = z.strictObject({
  family: z.enum(families),
  swatch: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
})

/** Every palette that products are sold in; the ids are those of the pictures. */
export const colourways: readonly Colourway[] = Object.entries(
  readData('colourways', z.record(z.string(), ColourwayData)),
).map(([id, { family, swatch }]) => ({
  id,
  family,
  swatch: swatch.join(','),
  names: wordCatalogue.get(`colours.${id}`),
}))
