import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { findProductId, viewPattern } from './parse-picture-name.ts'

/** A file and what somebody said that it shows; what is null has to be read from its name. */
export type ListedOriginal = {
  /** Path below the folder. */
  readonly file: string
  readonly productId: string
  readonly colourCode: string | null
  readonly view: string | null
  readonly alt: Readonly<Record<string, string>>
}
export type RefusedFile = { readonly file: string; readonly reason: string }
export type ListedFolder = { readonly listed: readonly ListedOriginal[]; readonly refused: readonly RefusedFile[] }

/** The list that a folder may have of itself; without one the files' names say what they show. */
export const manifestName = 'pictures.json'

const Manifest = z.array(
  z.strictObject({
    file: z.string().min(1),
    product: z.string().regex(/^[0-9A-Za-z]{8,11}$/),
    colour: z.string().min(1).optional(),
    view: z.string().max(40).regex(viewPattern),
    alt: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), z.string().max(250)).default({}),
  }),
)

/** Lists what a folder of originals holds, or throws for a list of it that cannot be read. */
export const listOriginals = async (folder: string): Promise<ListedFolder> => {
  const manifest = await readManifest(join(folder, manifestName))
  return manifest ? listByManifest(folder, manifest) : listByName(folder)
}

const readManifest = async (file: string): Promise<z.output<typeof Manifest> | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const read = Manifest.safeParse(parseJson(text))
  if (read.success) return read.data
  const [problem] = read.error.issues
  throw new Error(`${file} is not right: ${problem?.path.join('.') || 'the list'}: ${problem?.message}`)
}

/** Undefined for what is no JSON: no list can be made of it. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const listByManifest = (folder: string, manifest: z.output<typeof Manifest>): ListedFolder => {
  const isInside = ({ file }: { file: string }): boolean => resolve(folder, file).startsWith(resolve(folder) + sep)
  return {
    listed: manifest.filter(isInside).map(({ file, product, colour = null, view, alt }) => ({
      file,
      productId: product.toUpperCase(),
      colourCode: colour,
      view,
      alt,
    })),
    refused: manifest
      .filter((entry) => !isInside(entry))
      .map(({ file }) => ({ file, reason: 'It lies outside the folder.' })),
  }
}

const listByName = async (folder: string): Promise<ListedFolder> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
  const listed: ListedOriginal[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const productId = findProductId(file)
    if (productId) listed.push({ file, productId, colourCode: null, view: null, alt: {} })
    else refused.push({ file, reason: 'Its name is not <product>-<view> or <product>-<colour>-<view>.' })
  }
  return { listed, refused }
}
