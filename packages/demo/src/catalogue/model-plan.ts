import { z } from 'zod'
import type { Words } from '../words/words.ts'

const Genders = z.enum(['women', 'men', 'kids', 'unisex'])
const ProductKinds = z.enum(['footwear', 'apparel', 'accessory'])
const SizeRuns = z.enum(['shoes', 'letters', 'socks', 'one'])

export type Gender = z.infer<typeof Genders>
export type ProductKind = z.infer<typeof ProductKinds>
export type SizeRun = z.infer<typeof SizeRuns>

const EditionData = z.strictObject({
  /** Kebab-case, part of the product's key. */
  key: z.string(),
  /** Values of the facet 'material'. */
  materials: z.array(z.string()),
  /** Values of the facet 'feature', beside those of the model. */
  features: z.array(z.string()).optional(),
  width: z.enum(['regular', 'wide']).optional(),
  fit: z.enum(['slim', 'regular', 'relaxed', 'oversized']).optional(),
  /** US dollars on top of the model's price. */
  surcharge: z.int().optional(),
  isForKids: z.boolean().optional(),
})

/** The shape of `data/models/<model>.json`. */
export const ModelData = z.strictObject({
  kind: ProductKinds,
  /** Value of the facet 'type'. */
  type: z.string(),
  /** Key of the third-level category. */
  category: z.string(),
  genders: z.array(Genders),
  sizes: SizeRuns,
  /** US dollars. */
  price: z.int(),
  weightG: z.int(),
  /** Values of the facet 'activity'. */
  activities: z.array(z.string()),
  features: z.array(z.string()),
  /** Key of the care instructions in `products.json`, or 'none'. */
  care: z.string(),
  families: z.array(z.string()),
  editions: z.array(EditionData),
})

/** A way in which all families of a model are made: its material, its surcharge and its description. */
export type Edition = z.infer<typeof EditionData> & {
  /** Null where the name of a product does not mention the edition. */
  readonly name: Words | null
  /** One sentence of the description. */
  readonly description: Words
  /** Lines under 'Material'. */
  readonly materialLines: readonly Words[]
}

/** Everything that the demo shop sells of one model, with its words. */
export type ModelPlan = Omit<z.infer<typeof ModelData>, 'editions'> & {
  /** The key under which the render passes lie. */
  readonly key: string
  /** `{family}` and `{edition}` stand where their words go. */
  readonly name: Words
  readonly editions: readonly Edition[]
  /** Opening sentences of the description with `{name}` in them; a product has one of them. */
  readonly openings: readonly Words[]
  /** Last sentence of the description. */
  readonly purpose: Words
  /** Lines under 'Fit'. */
  readonly fitLines: readonly Words[]
}
