import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { COLOURWAYS } from '@lacehouse/pictures/colourways/list-colourways'
import { compositePicture } from '@lacehouse/pictures/composite/composite-picture'
import { choicesOf, designOf } from '@lacehouse/pictures/composite/model-design'
import type { PartChoice } from '@lacehouse/pictures/composite/part-paint'
import { VIEW_KEYS } from '@lacehouse/pictures/passes/model-record'
import { findModelRecord } from '@lacehouse/pictures/passes/model-records'
import sharp from 'sharp'
import { writeSheet } from './write-sheet.ts'

const TILE = { width: 300, height: 375, columns: 6 }

/** The part of a shop's replies that a sheet is made of. */
type Category = { id: string; children: readonly Category[] }
type ListingPage = { pageCount: number; products: readonly { image?: { url: string } }[] }

/** Writes a sheet for each page of each listing that a running shop shows, in the shop's own order. */
export async function writeListingSheets(
  home: string,
  order: { shop: string; report: (line: string) => void },
): Promise<void> {
  const tree = await askShop<{ categories: Category[] }>(order.shop, '/products/v2/catalog')
  if (!tree) {
    order.report(`No shop answers at ${order.shop}: the listings are left out.`)
    return
  }
  await mkdir(home, { recursive: true })
  for (const id of listLeaves(tree.categories)) {
    for (let page = 1, count = 1; page <= count; page++) {
      const address = `/products/v2/search/productSearch?category=${id}&page=${page}`
      const listing = await askShop<ListingPage>(order.shop, address)
      if (!listing) throw new Error(`The shop does not show page ${page} of category ${id}.`)
      count = listing.pageCount
      const tiles = await Promise.all(listing.products.map(({ image }) => tileOf(image?.url ?? '')))
      if (tiles.length > 0) await writeSheet(join(home, `${id}-${page}.png`), tiles, TILE)
    }
    order.report(`listing ${id}`)
  }
}

const listLeaves = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ id, children }) => (children.length > 0 ? listLeaves(children) : [id]))

/** Null where nobody listens; an answer that is no success throws. */
async function askShop<Reply>(shop: string, address: string): Promise<Reply | null> {
  const url = new URL(address, shop)
  url.searchParams.set('locale', 'en-us')
  let answer: Response
  try {
    answer = await fetch(url)
  } catch {
    // fetch rejects only where there is no connection.
    return null
  }
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  return (await answer.json()) as Reply
}

/** A picture's address ends in `model.view.paint`, a palette or a recipe; one that comes from elsewhere is an empty tile. */
async function tileOf(url: string): Promise<Buffer> {
  const [model = '', view = '', paint = ''] = (url.split('/').at(-1) ?? '').split('.')
  const key = VIEW_KEYS.find((one) => one === view)
  if (!key || !paint) return emptyTile()
  const isPalette = COLOURWAYS.some(({ id }) => id === paint)
  const painted = isPalette ? { colourway: paint } : { colourway: BASE, parts: await partsOf(model, paint) }
  const picture = await compositePicture({ model, view: key, width: TILE.width, aspect: 0.8, ...painted })
  return picture.png().toBuffer()
}

/** A recipe names a colour for every part: nothing of this is left to see. */
const BASE = 'chalk'

async function partsOf(model: string, recipe: string): Promise<Record<string, PartChoice>> {
  const record = await findModelRecord(model)
  if (!record) throw new Error(`There are no passes of a model '${model}'.`)
  const design = designOf(record)
  return choicesOf(recipe.slice(design.stamp.length + 1), design)
}

const emptyTile = (): Promise<Buffer> =>
  sharp({ create: { width: TILE.width, height: TILE.height, channels: 3, background: '#d8d6d0' } })
    .png()
    .toBuffer()
