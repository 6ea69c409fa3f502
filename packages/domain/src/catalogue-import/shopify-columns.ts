/** Columns of Shopify's product file whose names are long. */
export const shopifyColumns = {
  body: 'Body (HTML)',
  sku: 'Variant SKU',
  grams: 'Variant Grams',
  policy: 'Variant Inventory Policy',
  tracker: 'Variant Inventory Tracker',
  quantity: 'Variant Inventory Qty',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  shipping: 'Variant Requires Shipping',
  barcode: 'Variant Barcode',
  image: 'Image Src',
  imagePosition: 'Image Position',
  imageAlt: 'Image Alt Text',
  variantImage: 'Variant Image',
} as const

/** Columns that become fields of their own. */
const mapped: ReadonlySet<string> = new Set([
  ...Object.values(shopifyColumns),
  ...['Handle', 'Title', 'Vendor', 'Type', 'Tags', 'Published', 'Status', 'Gift Card'],
])

/** Fields of the product that each variant has too, and may have otherwise. */
const keptByVariant: ReadonlySet<string> = new Set([shopifyColumns.grams, shopifyColumns.policy, 'Cost per item'])

/** Says whether a column is one of each variant that has no field of its own, such as its cost or its price in another market. */
export function isVariantColumn(column: string): boolean {
  if (keptByVariant.has(column)) return true
  return /^(Variant |Unit price |Price \/ |Compare[ -]at price \/ )/i.test(column) && !mapped.has(column)
}

/** Says whether a column describes the product and has no field of its own: SEO, Google Shopping, metafields. */
export function isProductColumn(column: string): boolean {
  return !mapped.has(column) && !isVariantColumn(column) && !/^Option\d (Name|Value)$/.test(column)
}

/** The names that columns have in newer exports, and their names before. */
const renamed: Readonly<Record<string, string>> = {
  'URL handle': 'Handle',
  Description: shopifyColumns.body,
  'Product category': 'Product Category',
  'Published on online store': 'Published',
  SKU: shopifyColumns.sku,
  Barcode: shopifyColumns.barcode,
  ...Object.fromEntries(
    [1, 2, 3].flatMap((at) => [
      [`Option${at} name`, `Option${at} Name`],
      [`Option${at} value`, `Option${at} Value`],
    ]),
  ),
  Price: shopifyColumns.price,
  'Compare-at price': shopifyColumns.compareAt,
  'Charge tax': 'Variant Taxable',
  'Tax code': 'Variant Tax Code',
  'Inventory tracker': shopifyColumns.tracker,
  'Inventory quantity': shopifyColumns.quantity,
  'Continue selling when out of stock': shopifyColumns.policy,
  'Weight value (grams)': shopifyColumns.grams,
  'Weight unit for display': 'Variant Weight Unit',
  'Requires shipping': shopifyColumns.shipping,
  'Fulfillment service': 'Variant Fulfillment Service',
  'Product image URL': shopifyColumns.image,
  'Image position': shopifyColumns.imagePosition,
  'Image alt text': shopifyColumns.imageAlt,
  'Variant image URL': shopifyColumns.variantImage,
  'Gift card': 'Gift Card',
  'SEO title': 'SEO Title',
  'SEO description': 'SEO Description',
  'Google Shopping / Google product category': 'Google Shopping / Google Product Category',
  'Google Shopping / Age group': 'Google Shopping / Age Group',
  'Google Shopping / Manufacturer part number (MPN)': 'Google Shopping / MPN',
  'Google Shopping / Custom product': 'Google Shopping / Custom Product',
}

/** Returns the name by which the import knows a column of Shopify's file, old or new; any other column keeps its own. */
export function toShopifyColumn(column: string): string {
  return Object.hasOwn(renamed, column) ? (renamed[column] ?? column) : column
}

/** Says whether the header of a file is Shopify's, by its old names or the new ones. */
export function isShopifyHeader(columns: readonly string[]): boolean {
  const known = new Set(columns.map(toShopifyColumn))
  return ['Handle', 'Title', shopifyColumns.price].every((column) => known.has(column))
}
