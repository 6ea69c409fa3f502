import { join } from 'node:path'
import type { Pool } from 'pg'
import { makeMaster } from '../../infra/pictures/photographs/make-master.ts'
import { type Masters, openMasters } from '../../infra/pictures/photographs/master-folder.ts'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'
import { type Refused, readOriginal } from '../../infra/pictures/photographs/read-original.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { listPhotographs, type RefusedFile } from './list-photographs.ts'
import { type PlannedColour, type PlannedPicture, planPictures } from './plan-pictures.ts'
import { createProductPicturesQueries } from './product-pictures.queries.ts'

type PhotographImportOptions = { readonly pool: Pool /** Where masters are kept. */; readonly originalsDir: string }

export type ImportedPhotographs = {
  readonly ok: true
  /** Pictures that products show from the folder now, and of how many products. */
  readonly pictures: number
  readonly products: number
  /** Of those: new, changed or moved. */
  readonly written: number
  /** Pictures that colours in the folder showed before and show no longer. */
  readonly gone: number
  readonly refused: readonly RefusedFile[]
}

/** What staff do with photographs, without the rest of the shop: for the command line. */
export type PhotographImport = {
  /** Takes a folder's originals in; what is wrong with one is told and holds up none of the others. */
  readonly takeIn: (folder: string) => Promise<ImportedPhotographs | Refused>
  /** Takes a product's photographs away, so that it is drawn again; answers how many there were. */
  readonly remove: (productId: string) => Promise<number>
}

type Shown = Omit<ProductPicture, 'colourCode'>
type TakenColour = Omit<ImportedPhotographs, 'products' | 'ok'>

export function createPhotographImport({ pool, originalsDir }: PhotographImportOptions): PhotographImport {
  const catalogue = createCatalogue(pool)
  const queries = createProductPicturesQueries(pool)
  const masters = openMasters(originalsDir)

  const takeInColour = async (folder: string, colour: PlannedColour): Promise<TakenColour> => {
    const refused: RefusedFile[] = []
    const pictures: Shown[] = []
    for (const planned of colour.pictures) {
      const taken = await importPhotograph(join(folder, planned.file), planned, { colour, masters })
      if (taken.ok) pictures.push(taken.picture)
      else refused.push({ file: planned.file, reason: taken.reason })
    }
    const taken = new Set(pictures.map(({ view }) => view))
    const remainingViews = colour.pictures.map(({ view }) => view).filter((view) => !taken.has(view))
    const { product, colourCode } = colour
    const changes = await queries.attach({ productId: product.id, colourCode, pictures, remainingViews })
    return { ...changes, refused, pictures: pictures.length }
  }

  return {
    takeIn: async (folder) => {
      const found = await listPhotographs(folder)
      if (!found.ok) return found
      const { listed, refused } = found
      const products = await catalogue.listProducts(listed.map(({ productId }) => productId))
      const plan = planPictures(listed, products)
      const results: TakenColour[] = []
      // One after the other: a decoded photograph takes hundreds of megabytes.
      for (const colour of plan.colours) results.push(await takeInColour(folder, colour))
      const count = (key: 'pictures' | 'written' | 'gone'): number => results.reduce((sum, one) => sum + one[key], 0)
      return {
        ok: true,
        pictures: count('pictures'),
        products: new Set(plan.colours.map(({ product }) => product.id)).size,
        written: count('written'),
        gone: count('gone'),
        refused: [...refused, ...plan.refused, ...results.flatMap((one) => one.refused)],
      }
    },
    remove: (productId) => queries.removeAll(productId.toUpperCase()),
  }
}

type Taken = { readonly ok: true; readonly picture: Shown } | { readonly ok: false; readonly reason: string }
type ImportContext = { readonly colour: PlannedColour; readonly masters: Masters }

const importPhotograph = async (
  file: string,
  planned: PlannedPicture,
  { colour, masters }: ImportContext,
): Promise<Taken> => {
  const read = await readOriginal(file)
  if (!read.ok) return read
  const { hash, bytes } = read
  const { view, alt } = planned
  const known = colour.product.pictures.find((picture) => picture.hash === hash)
  // The same bytes make the same master: they are looked at once.
  if (known && (await masters.find(hash))) {
    const { width, height, thumbHash, placeholder } = known
    return { ok: true, picture: { view, hash, width, height, thumbHash, placeholder, alt } }
  }
  const made = await makeMaster(bytes)
  if (!made.ok) return made
  const { bytes: master, ok, ...described } = made
  await masters.keep(hash, master)
  return { ok, picture: { view, hash, ...described, alt } }
}
