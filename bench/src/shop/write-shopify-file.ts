import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const columns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value'],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Status'],
]
const colours = ['Black', 'Sand', 'Forest green', 'Navy', 'Burgundy']
const types = ['Jackets', 'Shirts', 'Boots', 'Caps', 'Tents', 'Lamps', 'Ropes', 'Bags']
const adjectives = ['Light', 'Warm', 'Dry', 'Quiet', 'Tall', 'Swift', 'Broad', 'Plain', 'North', 'Stone']

/** Writes a product file in Shopify's format: each product has one colour in three sizes. `step` changes prices and stock. */
export async function writeShopifyFile(file: string, products: number, step = 0): Promise<void> {
  const stream = createWriteStream(file)
  stream.write(`${columns.join(',')}\n`)
  for (let index = 0; index < products; index += 1)
    if (!stream.write(toRows(index, step))) await new Promise<void>((resolve) => stream.once('drain', resolve))
  stream.end()
  await finished(stream)
}

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

const toRows = (index: number, step: number): string => {
  const title = `${pick(adjectives, index)} ${pick(adjectives, Math.floor(index / 10))} ${pick(types, index)} ${index}`
  const body = `"<p>Made for <strong>${title}</strong>, for every day and any weather.</p><ul><li>Repairable</li></ul>"`
  return ['S', 'M', 'L']
    .map((size, row) => {
      const first = row === 0
      const product = [first ? title : '', first ? body : '', first ? 'Fjellverk' : '', first ? pick(types, index) : '']
      const options = [first ? 'Color' : '', pick(colours, index), first ? 'Size' : '', size]
      const price = `${20 + ((index + step) % 80)}.00`
      const stock = ['SKU', index, size].join('-')
      const rest = [stock, '300', 'shopify', `${5 + step}`, price, '', '', first ? 'active' : '']
      return [`product-${index}`, ...product, first ? 'outdoor' : '', 'true', ...options, ...rest].join(',')
    })
    .join('\n')
    .concat('\n')
}
