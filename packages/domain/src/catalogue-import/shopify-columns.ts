/** Columns of Shopify's product file whose names are long. */
export const shopifyColumns = {
  body: 'Body (HTML)',
  sku: 'Variant SKU',
  grams: 'Variant Grams',
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

/** Says whether a column describes the product and has no field of its own: SEO, Google Shopping, metafields, prices of markets. */
export function isProductColumn(column: string): boolean {
  return !mapped.has(column) && !/^Option\d /.test(column) && !column.startsWith('Variant ')
}

/** Says whether the header of a file is Shopify's. */
export function isShopifyHeader(columns: readonly string[]): boolean {
  return columns.includes('Handle') && columns.includes('Title') && columns.includes(shopifyColumns.price)
}
