import type { Words } from '../words/words.ts'

export type Gender = 'women' | 'men' | 'kids' | 'unisex'
export type SizeRun = 'shoes' | 'letters' | 'socks' | 'one'
export type ProductKind = 'footwear' | 'apparel' | 'accessory'

/** A way in which a whole family of products is made: cloth, price and what is said of it. */
export type Edition = {
  /** Kebab-case, part of the product's key; the first edition of a model has no words of its own in the name. */
  readonly key: string
  readonly name?: Words
  /** Facet values. */
  readonly materials: readonly string[]
  readonly features?: readonly string[]
  readonly width?: 'regular' | 'wide'
  readonly fit?: 'slim' | 'regular' | 'relaxed' | 'oversized'
  /** US dollars on top of the model's price. */
  readonly surcharge?: number
  readonly isForKids?: boolean
  /** One sentence of the description. */
  readonly says: Words
  /** Lines under 'Material'. */
  readonly made: readonly Words[]
}

/** Everything that the demo shop makes of one drawn model. */
export type ModelPlan = {
  /** The key of its passes in packages/pictures. */
  readonly key: string
  readonly kind: ProductKind
  /** Value of the facet 'type'. */
  readonly type: string
  /** Key of the third-level category. */
  readonly category: CategoryKind
  readonly genders: readonly Gender[]
  readonly sizes: SizeRun
  /** US dollars. */
  readonly price: number
  readonly weightG: number
  readonly activities: readonly string[]
  readonly features: readonly string[]
  /** `{family}` and `{edition}` stand where their words go. */
  readonly name: Words
  readonly families: readonly string[]
  readonly editions: readonly Edition[]
  /** Opening sentences, `{name}` in them. */
  readonly opens: readonly Words[]
  /** What it is for, one sentence. */
  readonly serves: Words
  readonly fits: readonly Words[]
  readonly care: CareKind
}

export type CategoryKind =
  | 'sneakers'
  | 'running'
  | 'trail'
  | 'slip-ons'
  | 'boots'
  | 'sandals'
  | 'football'
  | 't-shirts'
  | 'sweatshirts'
  | 'jackets'
  | 'pants'
  | 'shorts'
  | 'tights'
  | 'skirts'
  | 'caps'
  | 'beanies'
  | 'bags'
  | 'socks'

export type CareKind = 'leather' | 'shoe' | 'cotton' | 'pleats' | 'shell' | 'knit' | 'bag' | 'none'
