import { slugify } from '@lacehouse/domain/url/slugify'
import { createRandom, hashKey } from '../seed/random.ts'
import { type Colourway, colourways } from './colourways.ts'
import type { Edition, Gender, ModelPlan } from './model-plan.ts'
import { productIdOf } from './product-id.ts'
import { swatchDistance } from './swatch-distance.ts'

/** A product before it has words, prices and stock. */
export type ProductPlan = {
  /** `model/family/edition/gender`: everything that the demo shop draws for a product follows from it. */
  readonly key: string
  readonly id: string
  /** Its place among all products that the shop could sell, whatever is left out of it today. */
  readonly ordinal: number
  readonly model: ModelPlan
  readonly gender: Gender
  readonly family: string
  readonly edition: Edition
  /** The listing's colour first. */
  readonly colours: readonly [Colourway, ...Colourway[]]
}

type Make = { readonly model: string; readonly family: string; readonly edition: string; readonly gender: Gender }

/** The key of a product, as `court-low/halden-court/leather/women`. */
export function productKeyOf({ model, family, edition, gender }: Make): string {
  return `${model}/${slugify(family)}/${edition}/${gender}`
}

/** Lists every product that can be made of the models, in a fixed order. */
export function planProducts(models: readonly ModelPlan[]): ProductPlan[] {
  return models.flatMap(planModel).map((plan, ordinal) => ({ ...plan, ordinal }))
}

const planModel = (model: ModelPlan): Omit<ProductPlan, 'ordinal'>[] =>
  model.genders.flatMap((gender) =>
    listMakes(model, gender).map(({ family, edition }, index) => {
      const key = productKeyOf({ model: model.key, family, edition: edition.key, gender })
      const lead = pickLead(`${model.key}/${gender}`, index)
      return { key, id: productIdOf(key), model, gender, family, edition, colours: pickColours(key, lead) }
    }),
  )

const listMakes = (model: ModelPlan, gender: Gender): { family: string; edition: Edition }[] =>
  model.editions
    .filter((edition) => gender !== 'kids' || edition.isForKids)
    .flatMap((edition) => model.families.map((family) => ({ family, edition })))

const stride = 11

// The number of colourways is prime, so that steps of one length meet each of them once before any comes again.
const pickLead = (row: string, index: number): Colourway => {
  const lead = colourways[(hashKey(row) + index * stride) % colourways.length]
  if (!lead) throw new Error('There are no colourways.')
  return lead
}

// The second colour is far from the first, so that one of the two fits beside any neighbour.
const leastContrast = 170

const pickColours = (key: string, lead: Colourway): [Colourway, ...Colourway[]] => {
  const random = createRandom(`${key}/colours`)
  const count = random.between(2, 6)
  const chosen: [Colourway, ...Colourway[]] = [lead]
  for (let tries = 0; chosen.length < count && tries < 200; tries += 1) {
    const next = colourways[random.between(0, colourways.length - 1)]
    if (!next || chosen.some(({ family }) => family === next.family)) continue
    if (chosen.length > 1 || swatchDistance(lead.swatch, next.swatch) >= leastContrast) chosen.push(next)
  }
  return chosen
}
