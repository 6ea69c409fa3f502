import type { ProductRecord } from '../catalogue/product-record.ts'
import type { ListedOriginal, RefusedFile } from './list-photographs.ts'
import { compareViews, parsePictureName } from './parse-picture-name.ts'

export type PlannedPicture = {
  readonly file: string
  readonly view: string
  readonly alt: Readonly<Record<string, string>>
}
/** The planned pictures of a colour in their order. */
export type PlannedColour = {
  readonly product: ProductRecord
  readonly colourCode: string
  readonly pictures: readonly PlannedPicture[]
}
export type PicturesPlan = { readonly colours: readonly PlannedColour[]; readonly refused: readonly RefusedFile[] }

type Place = { readonly product: ProductRecord; readonly colourCode: string; readonly view: string }
type Placed = ({ readonly ok: true } & Place) | { readonly ok: false; readonly reason: string }

/** Plans the product and colour of each file. Refuses a file without a place, or with a place that is taken, with a reason. */
export function planPictures(
  listed: readonly ListedOriginal[],
  products: ReadonlyMap<string, ProductRecord>,
): PicturesPlan {
  const colours = new Map<string, { place: Place; pictures: PlannedPicture[]; isSorted: boolean }>()
  const refused: RefusedFile[] = []
  for (const original of listed) {
    const { file, alt } = original
    const placed = placeOriginal(original, products.get(original.productId))
    if (!placed.ok) {
      refused.push({ file, reason: placed.reason })
      continue
    }
    const { product, colourCode, view } = placed
    const key = `${product.id}/${colourCode}`
    const colour = colours.get(key) ?? { place: placed, pictures: [], isSorted: original.view !== null }
    colours.set(key, colour)
    const twin = colour.pictures.find((picture) => picture.view === view)
    if (twin) refused.push({ file, reason: `${twin.file} is the view ${view} of ${product.id} ${colourCode} already.` })
    else colour.pictures.push({ file, view, alt })
  }
  return {
    refused,
    colours: [...colours.values()].map(({ place: { product, colourCode }, pictures, isSorted }) => ({
      product,
      colourCode,
      // A manifest states the order; file names do not.
      pictures: isSorted ? pictures : pictures.toSorted((a, b) => compareViews(a.view, b.view)),
    })),
  }
}

const placeOriginal = (original: ListedOriginal, product: ProductRecord | undefined): Placed => {
  const { productId, file } = original
  if (!product) return { ok: false, reason: `There is no product ${productId}.` }
  const named = original.view === null ? parsePictureName(file, product) : { ...original, view: original.view }
  if (!named) return { ok: false, reason: 'Its name says no view.' }
  const { colourCode, view } = named
  const codes = product.colours.map(({ code }) => code)
  if (colourCode === null && codes.length !== 1)
    return { ok: false, reason: `${productId} comes in ${codes.join(', ')}: one of them has to be named.` }
  const code = colourCode === null ? codes[0] : codes.find((one) => one.toLowerCase() === colourCode.toLowerCase())
  if (code === undefined)
    return { ok: false, reason: `${productId} has no colour ${colourCode}; it has ${codes.join(', ')}.` }
  return { ok: true, product, colourCode: code, view }
}
