import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeViewPass } from './decode-view-pass.ts'
import { encodeViewPass } from './encode-view-pass.ts'
import { VIEW_KEYS, type ViewKey } from './model-record.ts'
import { PASSES_FOLDER } from './model-records.ts'
import { createViewPass, type ViewPass } from './view-pass.ts'

/** The rectangle of a view, in pixels of its passes, that bears the mark of another brand than the passes do. */
export type MarkedView = {
  key: ViewKey
  left: number
  top: number
  width: number
  height: number
  /** Hash of the inputs of the view's passes and of the mark. */
  inputs: string
}

/** Brands that put a mark of their own on the models; the passes bear the mark of Lacehouse. */
export const MARKED_BRANDS = ['outpost'] as const

/** What `passes/<model>/<brand>/marks.json` holds. A view in which no mark shows is not in it. */
export type BrandMarks = { views: MarkedView[] }

/** The marks of every brand and model: brand → model → views. */
export type MarksOfBrands = ReadonlyMap<string, ReadonlyMap<string, readonly MarkedView[]>>

export async function listBrandMarks(models: readonly string[], folder = PASSES_FOLDER): Promise<MarksOfBrands> {
  const brands = MARKED_BRANDS.map(async (brand) => {
    const marks = models.map(
      async (model) => [model, (await findBrandMarks(model, brand, folder))?.views ?? []] as const,
    )
    return [brand, new Map(await Promise.all(marks))] as const
  })
  return new Map(await Promise.all(brands))
}

const homeOf = (model: string, brand: string, folder: string): string => join(folder, model, brand)

/** Null where a model shows no mark of the brand. */
export async function findBrandMarks(model: string, brand: string, folder = PASSES_FOLDER): Promise<BrandMarks | null> {
  try {
    return JSON.parse(await readFile(join(homeOf(model, brand, folder), 'marks.json'), 'utf8')) as BrandMarks
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw cause
  }
}

/** Reads the rectangle as passes of its size. */
export async function readMarkedView(
  { model, brand, view }: { model: string; brand: string; view: ViewKey },
  folder = PASSES_FOLDER,
): Promise<ViewPass> {
  const base = join(homeOf(model, brand, folder), view)
  const [id, light] = await Promise.all([readFile(`${base}.id.webp`), readFile(`${base}.light.webp`)])
  return decodeViewPass({ id, light })
}

/** Writes the rectangle of a whole pass as that of a view, and enters it in `marks.json`. */
export async function writeMarkedView(
  { model, brand }: { model: string; brand: string },
  { view, pass }: { view: MarkedView; pass: ViewPass },
  folder = PASSES_FOLDER,
): Promise<{ bytes: number }> {
  const home = homeOf(model, brand, folder)
  await mkdir(home, { recursive: true })
  const files = await encodeViewPass(cutPass(pass, view))
  await writeFile(join(home, `${view.key}.id.webp`), files.id)
  await writeFile(join(home, `${view.key}.light.webp`), files.light)
  const known = (await findBrandMarks(model, brand, folder))?.views ?? []
  const views = [...known.filter(({ key }) => key !== view.key), view].toSorted(
    (one, other) => VIEW_KEYS.indexOf(one.key) - VIEW_KEYS.indexOf(other.key),
  )
  await writeFile(join(home, 'marks.json'), `${JSON.stringify({ views } satisfies BrandMarks, null, 2)}\n`)
  return { bytes: files.id.length + files.light.length }
}

type Place = Pick<MarkedView, 'left' | 'top' | 'width' | 'height'>

function cutPass(pass: ViewPass, place: Place): ViewPass {
  const cut = createViewPass(place.width, place.height)
  copyRows({ from: pass, to: cut }, place, (inside, whole) => [whole, inside])
  return cut
}

/** Lays the rectangle with another brand's mark over a copy of the passes of a view. */
export function layMark(pass: ViewPass, mark: ViewPass, place: Place): ViewPass {
  const { id, diffuse, specular, ground } = pass
  const copy = { ...pass, id: id.slice(), diffuse: diffuse.slice(), specular: specular.slice(), ground: ground.slice() }
  copyRows({ from: mark, to: copy }, place, (inside, whole) => [inside, whole])
  return copy
}

/** Copies the rows of the rectangle; `order` tells the pixel that is read from the one that is written. */
function copyRows(
  { from, to }: { from: ViewPass; to: ViewPass },
  { left, top, width, height }: Place,
  order: (inside: number, whole: number) => [read: number, written: number],
): void {
  const wide = Math.max(from.width, to.width)
  for (let row = 0; row < height; row++) {
    const [read, written] = order(row * width, (top + row) * wide + left)
    to.id.set(from.id.subarray(read * 4, (read + width) * 4), written * 4)
    to.diffuse.set(from.diffuse.subarray(read, read + width), written)
    to.specular.set(from.specular.subarray(read, read + width), written)
    to.ground.set(from.ground.subarray(read, read + width), written)
  }
}
