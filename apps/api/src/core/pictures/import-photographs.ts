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

type PhotographImportOptions = { readonly pool: Pool /** The folder of the masters. */; readonly originalsDir: string }

export type ImportedPhotographs = {
  readonly ok: true
  /** The number of imported pictures that products show now. */
  readonly pictures: number
  readonly products: number
  /** The number of new, changed or moved pictures among them. */
  readonly written: number
  /** The number of earlier pictures that the import replaced or removed. */
  readonly gone: number
  readonly refused: readonly RefusedFile[]
}

/** Operations on photographs for the command line; they need no running shop. */
export type PhotographImport = {
  /** Imports a folder of photographs. The result lists the refused files; a refused file does not stop the others. */
  readonly takeIn: (folder: string) => Promise<ImportedPhotographs | Refused>
  /** Deletes a product's photographs, so that it shows drawn pictures again; returns their number. */
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
      // Sequential, because a decoded photograph takes hundreds of megabytes.
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
  // The same bytes make the same master, so a known photograph needs no decoding.
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
