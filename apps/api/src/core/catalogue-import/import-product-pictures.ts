import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import type { Pool } from 'pg'
import { fetchOriginal } from '../../infra/pictures/photographs/fetch-original.ts'
import { makeMaster } from '../../infra/pictures/photographs/make-master.ts'
import { type Masters, openMasters } from '../../infra/pictures/photographs/master-folder.ts'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'
import { type ReadOriginal, readOriginal } from '../../infra/pictures/photographs/read-original.ts'
import { createProductPicturesQueries } from '../pictures/product-pictures.queries.ts'
import type { WantedPicture } from './stored-product.ts'

/** The pictures of a product in the order of display. */
export type WantedPictures = { readonly productId: string; readonly pictures: readonly WantedPicture[] }

export type PictureOptions = {
  readonly originalsDir: string
  readonly locale: string
  /** A folder that is looked into before an address is fetched. */
  readonly folder: string | null
  readonly hosts: readonly string[]
  readonly onProblem: (problem: {
    readonly productId: string
    readonly address: string
    readonly reason: string
  }) => void
}

type Described = Omit<ProductPicture, 'colourCode' | 'view' | 'alt'>

/** What earlier imports made of an address: an import that was broken off goes on where it was. */
const indexName = 'addresses.jsonl'

/** Imports the pictures of products one after the other, because a decoded one takes hundreds of megabytes. */
export async function createPictureImport(pool: Pool, options: PictureOptions) {
  const masters = openMasters(options.originalsDir)
  const queries = createProductPicturesQueries(pool)
  const known = await readIndex(options.originalsDir)
  const take = createTaker(options, { masters, known })
  /** Imports the pictures of one product; returns how many are new or changed. */
  return async ({ productId, pictures }: WantedPictures): Promise<number> => {
    let written = 0
    for (const colourCode of new Set(pictures.map((picture) => picture.colourCode))) {
      const shown: (Described & { view: string; alt: Record<string, string> })[] = []
      for (const { address, alt } of pictures.filter((picture) => picture.colourCode === colourCode)) {
        const taken = await take(address)
        if (taken.ok) {
          const view = `picture-${shown.length + 1}`
          shown.push({ ...taken.described, view, alt: alt ? { [options.locale]: alt } : {} })
        } else options.onProblem({ productId, address, reason: taken.reason })
      }
      // A colour of which nothing could be taken keeps what it shows.
      if (shown.length === 0) continue
      written += (await queries.attach({ productId, colourCode, pictures: shown, remainingViews: [] })).written
    }
    return written
  }
}

type Taken = { readonly ok: true; readonly described: Described } | { readonly ok: false; readonly reason: string }
type Stores = { readonly masters: Masters; readonly known: Map<string, Described> }

const createTaker =
  (options: PictureOptions, { masters, known }: Stores) =>
  async (address: string): Promise<Taken> => {
    const earlier = known.get(address)
    if (earlier && (await masters.find(earlier.hash))) return { ok: true, described: earlier }
    const original = await read(address, options)
    if (!original.ok) return original
    const made = await makeMaster(original.bytes)
    if (!made.ok) return made
    const { ok: _, bytes, ...rest } = made
    const described = { ...rest, hash: original.hash }
    await masters.keep(original.hash, bytes)
    known.set(address, described)
    await appendFile(join(options.originalsDir, indexName), `${JSON.stringify({ address, described })}\n`)
    return { ok: true, described }
  }

/** Reads a picture from the folder, by its path or its name alone, or fetches it. */
const read = async (address: string, { folder, hosts }: PictureOptions): Promise<ReadOriginal> => {
  const isWeb = /^https?:/i.test(address)
  const name = isWeb && URL.canParse(address) ? decode(basename(new URL(address).pathname)) : address
  const path = folder === null ? null : resolve(folder, name)
  if (path !== null && folder !== null && path.startsWith(resolve(folder) + sep)) {
    const original = await readOriginal(path)
    if (original.ok || !isWeb) return original
  }
  return isWeb
    ? fetchOriginal(address, { hosts })
    : { ok: false, reason: 'It is neither an address nor a file of the folder.' }
}

const decode = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const readIndex = async (folder: string): Promise<Map<string, Described>> => {
  await mkdir(folder, { recursive: true })
  const text = await readFile(join(folder, indexName), 'utf8').catch(() => '')
  const lines = text.split('\n').filter(Boolean)
  // A process that was killed may have left half a line.
  return new Map(lines.flatMap((line) => parseLine(line) ?? []))
}

const parseLine = (line: string): [[string, Described]] | null => {
  try {
    const { address, described } = JSON.parse(line) as { address: string; described: Described }
    return [[address, described]]
  } catch {
    return null
  }
}
