import { sizeChartTypes } from '@lacehouse/domain/product/size-chart'
import { fits } from '@lacehouse/domain/reviews/review'
import { z } from 'zod'
import { SanitisedHtml } from '../blocks/sanitised-html.ts'
import { PreOrderReply } from './pre-order.ts'
import { PricePerMeasureReply } from './price-per-measure.ts'
import { Amount, CurrencyCode } from './primitives.ts'
import { ProductMedia } from './product-media.ts'

/** A product's prices, decimal. */
export const PriceReply = z.object({
  lowOriginal: Amount,
  highOriginal: Amount,
  lowCurrent: Amount,
  highCurrent: Amount,
  /** What the reduction of the variant that is cheapest now refers to: its list price, or the lowest price of 30 days where the law asks for that. */
  originalOfLowest: Amount.optional(),
  historicBestPrice: Amount.optional(),
  percentagePriceDiscount: z.number().optional(),
  previousBestSalesPrice: Amount.optional(),
  /** Absent where variants differ in price or content. */
  perMeasure: PricePerMeasureReply.optional(),
  salesPriceActiveDate: z.string().optional(),
  /** Whether the page shows the lowest-price notice (CAT-09). */
  showLowestPrice: z.boolean(),
})
export type PriceReply = z.output<typeof PriceReply>

export const ImageReply = z.object({
  /** Address of the picture without width and format: `{url}-{width}.{format}`. */
  url: z.string(),
  alt: z.string(),
  view: z.string(),
  width: z.number(),
  height: z.number(),
  /** The picture's average colour, shown until it loads. */
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** The picture in 4 × 5 pixels, a GIF in base64, shown enlarged until it loads; only the first picture of a tile has one. */
  preview: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
})
export type ImageReply = z.output<typeof ImageReply>

export const StockStatus = z.enum(['inStock', 'lowStock', 'outOfStock'])

/** A mark of a product: `code` for rules, `label` for people. */
export const Mark = z.object({ code: z.string(), label: z.string() })

export const AttributeOption = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  /** Null when all variants cost the same. */
  price: Amount.nullable(),
  /** One or two colours as `#rrggbb`, separated by a comma. */
  swatch: z.string().nullable(),
  id: z.string(),
  /** The colour facet's group of the shade. */
  family: z.string().optional(),
})

export const VariantReply = z.object({
  id: z.string(),
  upc: z.string(),
  attributes: z.record(z.string(), z.string()),
  notifyMe: z.boolean(),
  stockStatus: StockStatus,
  quantity: z.number(),
  /** Present where the quantity is on its way. */
  preOrder: PreOrderReply.nullish(),
  maxQty: z.number(),
  price: z.object({
    original: Amount,
    current: Amount,
    perMeasure: PricePerMeasureReply.optional(),
    /** The points that one piece earns a member; absent where there is no loyalty programme or it earns nothing. */
    points: z.number().optional(),
  }),
})

/** A company that answers for a product; address and contact are empty where they are not known. */
const ResponsibleCompany = z.object({ name: z.string(), address: z.string(), contact: z.string() })

/** A product with the data of its page. */
export const Product = z.object({
  id: z.string(),
  /** The id of the product itself; an id in an address may name one of its variants. */
  masterId: z.string().optional(),
  name: z.string(),
  url: z.string(),
  slug: z.string(),
  /** The slug in each language, for the addresses of the page in other locales (RT-19). */
  slugs: z.record(z.string(), z.string()),
  brand: z.string(),
  description: z.string(),
  /** The description with its markup; absent where it is plain text. */
  richDescription: SanitisedHtml.optional(),
  price: PriceReply,
  currency: CurrencyCode,
  attributes: z.array(z.object({ type: z.string(), label: z.string(), options: z.array(AttributeOption) })),
  variants: z.array(VariantReply),
  badge: Mark.optional(),
  eyebrow: Mark.optional(),
  productType: z.string(),
  /** The wearers of its sizes; absent when sizes do not depend on them. */
  audience: z.enum(['men', 'women', 'kids']).optional(),
  /** The size chart that concerns it; absent for goods that are not measured on a body. */
  sizeChart: z.enum(sizeChartTypes).optional(),
  /** How it turns out by reviews and returns; absent with too few of them, and where opinions differ. */
  fit: z.enum(fits).optional(),
  /** The draw that decides who can buy it now. */
  draw: z.string().optional(),
  isDigital: z.boolean(),
  /** The bounds of a gift card's value. */
  customAmount: z.object({ minimum: Amount, maximum: Amount }).optional(),
  presale: z.boolean(),
  isRobisOnly: z.boolean(),
  /** ISO date-time of the launch; null for a product on sale. */
  targetPublishDate: z.string().nullable(),
  /** The subscription that the product belongs to, as the catalogue names it. */
  subscriptionType: z.string().optional(),
  /** The address of a customiser outside of the shop. */
  customsExternalUrl: z.string().optional(),
  details: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  modelMeasurements: z.string().optional(),
  /** Pictures of each colour, by colour value; listings show the first. */
  images: z.record(z.string(), z.array(ImageReply)),
  /** Videos, 360-degree views and models, which follow the pictures; absent without any. */
  media: ProductMedia.optional(),
  categoryIds: z.array(z.string()),
  /** Products that go with it, by id, and whether they stand below each other or in a carousel (CAT-11). */
  upsells: z.object({ ids: z.array(z.string()), layout: z.enum(['list', 'carousel']) }),
  breadcrumbs: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /**
   * The days between which an order placed now arrives by the first shipping method, and the price of goods from which that is
   * free.
   */
  delivery: z
    .object({ earliest: z.string(), latest: z.string(), freeFrom: Amount.nullable(), price: Amount })
    .optional(),
  /** The manufacturer with a contact for questions about safety (GPSR art. 19). */
  manufacturer: ResponsibleCompany,
  /** The responsible person in the European Union, for goods whose manufacturer is outside of it. */
  responsiblePerson: ResponsibleCompany.optional(),
  /** The average of its reviews with one decimal, null without one; absent where the site has no reviews. */
  rating: z.object({ average: z.number().nullable(), count: z.number() }).optional(),
})
export type Product = z.output<typeof Product>

/** A product in a listing, a carousel or suggestions. */
export const ProductTile = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  subtitle: z.string(),
  price: PriceReply,
  currency: CurrencyCode,
  image: ImageReply,
  hoverImage: ImageReply.optional(),
  badge: Mark.optional(),
  eyebrow: Mark.optional(),
  colours: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      swatch: z.string(),
      url: z.string(),
      image: ImageReply,
      price: z.object({ original: Amount, current: Amount }),
    }),
  ),
  available: z.boolean(),
  /** The average of its reviews, with one decimal; absent without a review, and where the site shows none. */
  rating: z.object({ average: z.number(), count: z.number() }).optional(),
})
export type ProductTile = z.output<typeof ProductTile>

/** A product that goes with another one (CAT-11). */
export const Upsell = ProductTile.extend({
  /**
   * The article number of a variant in the colour of the picture: the first that is in stock, or else the first. The inventory has it
   * among the product's variants, and the cart takes it as `productId`.
   */
  sku: z.string(),
  /** Whether there is nothing to choose, so that a card can add `sku` to the cart at once. */
  isSingle: z.boolean(),
})
export type Upsell = z.output<typeof Upsell>

export const Inventory = z.object({
  productId: z.string(),
  variants: z.array(
    z.object({
      id: z.string(),
      upc: z.string(),
      quantity: z.number(),
      stockStatus: StockStatus,
      preOrder: PreOrderReply.nullable(),
    }),
  ),
})
export type Inventory = z.output<typeof Inventory>

/** When a product arrives at a postal code, by each method that reaches it, the default first. */
export const DeliveryPromise = z.object({
  /** As its country writes it. */
  postalCode: z.string(),
  currency: CurrencyCode,
  methods: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      price: Amount,
      /** The price of goods from which the method is free. */
      freeFrom: Amount.nullable(),
      /** Days, YYYY-MM-DD. */
      earliest: z.string(),
      latest: z.string(),
      /** The moment (ISO) before which an order arrives within these days. */
      orderBefore: z.string(),
    }),
  ),
})
export type DeliveryPromise = z.output<typeof DeliveryPromise>

/** The choices of a made-to-order product, the parts of a recipe, and the pictures for painting it (RT-07). */
export const Painting = z.object({
  productId: z.string(),
  /** Begins every recipe of these parts; one colour code for each part follows, in their order. */
  stamp: z.string(),
  parts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      material: z.string(),
      materialLabel: z.string(),
      /** Codes of the colours that the material comes in, one character each. */
      colours: z.string(),
    }),
  ),
  colours: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      hex: z.string(),
      /** The material of a part in this colour, when it is not the part's own. */
      material: z.string().optional(),
    }),
  ),
  /** Designs of the shop: code → recipe. */
  precreated: z.record(z.string(), z.string()),
  /** The design to begin with: colour of the product → code of a design. */
  starts: z.record(z.string(), z.string()),
  /** Render passes of each view, `{id}-{width}.webp` and `{light}-{width}.webp` for 480 and for `width` (the largest). */
  views: z.array(z.object({ view: z.string(), width: z.number(), id: z.string(), light: z.string() })),
  /** The requested recipe with its pictures. */
  design: z.object({ recipeId: z.string(), images: z.array(ImageReply) }).optional(),
})
export type Painting = z.output<typeof Painting>

type CategoryShape = { id: string; name: string; url: string; children: CategoryShape[] }
/** One node of the category tree; three levels. */
export const CategoryNode: z.ZodType<CategoryShape> = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      children: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), children: z.array(z.never()) })),
    }),
  ),
})
export type CategoryNode = CategoryShape
