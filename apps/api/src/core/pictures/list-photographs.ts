import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import type { Refused } from '../../infra/pictures/photographs/read-original.ts'
import { findProductId, viewPattern } from './parse-picture-name.ts'

/** A file of an import. Null fields have to be parsed from the file's name. */
export type ListedOriginal = {
  /** The path below the folder. */
  readonly file: string
  readonly productId: string
  readonly colourCode: string | null
  readonly view: string | null
  readonly alt: Readonly<Record<string, string>>
}
export type RefusedFile = { readonly file: string; readonly reason: string }
type Listed = {
  readonly ok: true
  readonly listed: readonly ListedOriginal[]
  readonly refused: readonly RefusedFile[]
}
export type ListedFolder = Listed | Refused

/** The file name of the optional manifest; without a manifest the names of the files are parsed. */
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

/** Lists the photographs of a folder. An invalid manifest refuses the whole folder. */
export async function listPhotographs(folder: string): Promise<ListedFolder> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return listByName(folder)
  const read = Manifest.safeParse(parseJson(text))
  if (read.success) return listByManifest(folder, read.data)
  const [problem] = read.error.issues
  return {
    ok: false,
    reason: `${manifestName} is not right: ${problem?.path.join('.') || 'the list'}: ${problem?.message}`,
  }
}

/** Parses JSON; returns undefined for invalid text, which the manifest's schema refuses. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const listByManifest = (folder: string, manifest: z.output<typeof Manifest>): Listed => {
  const isInside = ({ file }: { file: string }): boolean => resolve(folder, file).startsWith(resolve(folder) + sep)
  return {
    ok: true,
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

const listByName = async (folder: string): Promise<Listed> => {
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
  return { ok: true, listed, refused }
}
