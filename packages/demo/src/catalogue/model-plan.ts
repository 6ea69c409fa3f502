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
  /** Key of the render passes of an edition that is cut or built in another form; those of the model where it is left out. */
  form: z.string().optional(),
  /** Values of the facet 'material'. */
  materials: z.array(z.string()),
  /** Values of the facet 'feature', beside those of the model. */
  features: z.array(z.string()).optional(),
  width: z.enum(['regular', 'wide']).optional(),
  fit: z.enum(['slim', 'regular', 'relaxed', 'oversized']).optional(),
  /** Key of the finish in which its pictures show every colour. */
  finish: z.string().optional(),
  /** How much is in a package of goods that are sold by content, as `50 ml`. */
  netContent: z.string().optional(),
  /** The colourways of its products, the lead first; drawn at random where they are left out. */
  colours: z.array(z.string()).min(2).optional(),
  /** US dollars on top of the model's price. */
  surcharge: z.int().optional(),
  isForKids: z.boolean().optional(),
  /** Care instructions of their own, where the material differs from the model's. */
  care: z.string().optional(),
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
  /** The length in size M by the wearers of a garment, in centimetres. */
  lengthsCm: z.partialRecord(Genders, z.int()).optional(),
  editions: z.array(EditionData),
})

/** A way in which all families of a model are made: its material, its surcharge and its description. */
export type Edition = z.infer<typeof EditionData> & {
  /** The name of its products with `{family}` in it; null where that is the model's. */
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
  /** The name of a product, with `{family}` where the family's name goes. */
  readonly name: Words
  readonly editions: readonly Edition[]
  /** First sentence of the description, by family. */
  readonly familyWords: ReadonlyMap<string, Words>
  /** Last sentences of the description; a product for adults has one of them. */
  readonly purposes: readonly Words[]
  /** Last sentence of the description of products for children. */
  readonly purposeForKids: Words | null
  /** Lines under 'Fit'. */
  readonly fitLines: readonly Words[]
  /** Lines under 'Fit' of products for children, whose measures are not those of adults. */
  readonly fitLinesForKids: readonly Words[]
}
