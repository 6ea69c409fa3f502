import { createRandom, hashKey } from '../seed/random.ts'
import { type Colourway, colourways } from './colourways.ts'
import type { Edition, Gender, ModelPlan } from './model-plan.ts'
import { productIdOf, productKeyOf } from './product-id.ts'
import { swatchDistance } from './swatch-distance.ts'

/** A product before it has rows, prices and stock. */
export type ProductPlan = {
  /** `model/family/edition/gender`. It is the seed of every random draw for the product. */
  readonly key: string
  readonly id: string
  /** Its place among the products of all models, whether or not every model is on sale. */
  readonly ordinal: number
  readonly model: ModelPlan
  readonly gender: Gender
  readonly family: string
  readonly edition: Edition
  /** The first is the colour that listings show. */
  readonly colours: readonly [Colourway, ...Colourway[]]
}

/** Lists every product of the models, in a fixed order. */
export function planProducts(models: readonly ModelPlan[]): ProductPlan[] {
  return models.flatMap(planModel).map((plan, ordinal) => ({ ...plan, ordinal }))
}

const planModel = (model: ModelPlan): Omit<ProductPlan, 'ordinal'>[] =>
  model.genders.flatMap((gender) =>
    listVersions(model, gender).map(({ family, edition }, index) => {
      const key = productKeyOf({ model: model.key, family, edition: edition.key, gender })
      const lead = pickLead(`${model.key}/${gender}`, index)
      const colours = edition.colours ? listColours(edition.colours) : pickColours(key, lead)
      return { key, id: productIdOf(key), model, gender, family, edition, colours }
    }),
  )

const listVersions = (model: ModelPlan, gender: Gender): { family: string; edition: Edition }[] =>
  model.editions
    .filter((edition) => gender !== 'kids' || edition.isForKids)
    .flatMap((edition) => model.families.map((family) => ({ family, edition })))

const stride = 11

// The number of colourways is prime, so steps of one length reach each of them once before any repeats.
const pickLead = (row: string, index: number): Colourway => {
  const lead = colourways[(hashKey(row) + index * stride) % colourways.length]
  if (!lead) throw new Error('There are no colourways.')
  return lead
}

const listColours = (ids: readonly string[]): [Colourway, ...Colourway[]] => {
  const [lead, ...others] = ids.map((id) => {
    const colourway = colourways.find((one) => one.id === id)
    if (!colourway) throw new Error(`There is no colourway '${id}'.`)
    return colourway
  })
  if (!lead) throw new Error('An edition has no colours.')
  return [lead, ...others]
}

// The second colour differs clearly from the first, so one of the two can stand beside any neighbour in a listing.
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
