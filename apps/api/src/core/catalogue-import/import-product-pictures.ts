import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureReason } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { Pool } from 'pg'
import { type FetchOptions, fetchOriginal } from '../../infra/pictures/photographs/fetch-original.ts'
import { makeMaster } from '../../infra/pictures/photographs/make-master.ts'
import { type Masters, openMasters } from '../../infra/pictures/photographs/master-folder.ts'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'
import type { ReadOriginal, RefusedPicture } from '../../infra/pictures/photographs/read-original.ts'
import { createProductPicturesQueries } from '../pictures/product-pictures.queries.ts'
import { type LocalPictures, noPictures } from './local-pictures.ts'
import type { WantedPicture } from './stored-product.ts'

/** The pictures of a product in the order of display. */
export type WantedPictures = { readonly productId: string; readonly pictures: readonly WantedPicture[] }

export type PictureProblem = {
  readonly productId: string
  readonly picture: WantedPicture
  readonly code: PictureReason
  /** The same in a sentence of the operator's messages. */
  readonly reason: string
}

export type PictureOptions = FetchOptions & {
  readonly originalsDir: string
  readonly locale: string
  /** The pictures that came with the file, which are looked for before an address is fetched. */
  readonly local: LocalPictures | null
  readonly onProblem: (problem: PictureProblem) => void
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
      for (const picture of pictures.filter((wanted) => wanted.colourCode === colourCode)) {
        const taken = await take(picture.address)
        if (taken.ok) {
          const view = `picture-${shown.length + 1}`
          shown.push({ ...taken.described, view, alt: picture.alt ? { [options.locale]: picture.alt } : {} })
        } else options.onProblem({ productId, picture, code: taken.code, reason: taken.reason })
      }
      // A colour of which nothing could be taken keeps what it shows.
      if (shown.length === 0) continue
      written += (await queries.attach({ productId, colourCode, pictures: shown, remainingViews: [] })).written
    }
    return written
  }
}

type Taken = { readonly ok: true; readonly described: Described } | RefusedPicture
type Known = { readonly byAddress: Map<string, Described>; readonly byHash: Map<string, Described> }
type Stores = { readonly masters: Masters; readonly known: Known }

const createTaker = (options: PictureOptions, { masters, known }: Stores) => {
  const findStored = async (earlier: Described | undefined): Promise<Described | null> =>
    earlier && (await masters.find(earlier.hash)) ? earlier : null
  const remember = async (address: string, described: Described): Promise<void> => {
    known.byAddress.set(address, described)
    known.byHash.set(described.hash, described)
    await appendFile(join(options.originalsDir, indexName), `${JSON.stringify({ address, described })}\n`)
  }
  const describe = async (address: string, { bytes, hash }: Original): Promise<Taken> => {
    const earlier = await findStored(known.byHash.get(hash))
    if (earlier) return { ok: true, described: earlier }
    const made = await makeMaster(bytes)
    if (!made.ok) return made
    const { ok: _, bytes: master, ...rest } = made
    const described = { ...rest, hash }
    await masters.keep(hash, master)
    await remember(address, described)
    return { ok: true, described }
  }
  return async (address: string): Promise<Taken> => {
    const isWeb = isWebAddress(address)
    const local = await (options.local ?? noPictures).read(address)
    if (local.ok) return describe(address, local)
    // A name alone means a file that came along: that of an earlier import may have been another picture.
    if (!isWeb || local.code === 'picture_name_ambiguous') return local
    const earlier = await findStored(known.byAddress.get(address))
    if (earlier) return { ok: true, described: earlier }
    const fetched = await fetchOriginal(address, options)
    return fetched.ok ? describe(address, fetched) : fetched
  }
}

type Original = Extract<ReadOriginal, { readonly ok: true }>

/** Says whether a picture's address is one of the web, and not the name of a file. */
export function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address)
}

const readIndex = async (folder: string): Promise<Known> => {
  await mkdir(folder, { recursive: true })
  const text = await readFile(join(folder, indexName), 'utf8').catch(() => '')
  // A process that was killed may have left half a line.
  const lines = text.split('\n').filter(Boolean)
  const read = lines.flatMap((line) => parseLine(line) ?? [])
  return {
    byAddress: new Map(read.map(({ address, described }) => [address, described])),
    byHash: new Map(read.map(({ described }) => [described.hash, described])),
  }
}

const parseLine = (line: string): { address: string; described: Described } | null => {
  try {
    return JSON.parse(line) as { address: string; described: Described }
  } catch {
    return null
  }
}
