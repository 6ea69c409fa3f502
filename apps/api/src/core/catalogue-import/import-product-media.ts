import { lstat, readFile } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { execute, findRow } from '@lacehouse/database'
import { isMediaFile, type MediaEnding, type ProductMedium } from '@lacehouse/domain/product/product-media'
import type { Pool } from 'pg'
import { type MediaFolder, openMediaFolder } from '../../infra/media/media-folder.ts'
import { type MediaRole, mostMediaBytes, type TakenMedium, takeMedium } from '../../infra/media/take-medium.ts'
import { fetchOriginal } from '../../infra/pictures/photographs/fetch-original.ts'
import { listMedia, writeMedia } from './catalogue-import.queries.ts'
import type { OwnMedium } from './own-media.ts'

/** The media of a product as its file names them, with the line on which it stands. */
export type WantedMedia = { readonly productId: string; readonly line: number; readonly media: readonly OwnMedium[] }

export type MediaOptions = {
  readonly originalsDir: string
  /** The folders that are looked into before an address is fetched. */
  readonly folders: readonly string[]
  readonly hosts: readonly string[]
  readonly onProblem: (problem: {
    readonly productId: string
    readonly line: number
    readonly address: string
    readonly reason: string
  }) => void
}

type Taken = Extract<TakenMedium, { ok: true }> & { readonly file: string }
type Take = (address: string, role: MediaRole) => Promise<Taken | Refused>
type Refused = { readonly ok: false; readonly address: string; readonly reason: string }

/** Imports the media of products one after the other. A medium that lacks one of its files is refused whole, and leaves the earlier one in. */
export function createMediaImport(pool: Pool, options: MediaOptions) {
  const take = createTaker(openMediaFolder(options.originalsDir), options)
  /** Imports the media of one product; returns whether they are new or changed. */
  return async ({ productId, line, media }: WantedMedia): Promise<boolean> => {
    const earlier = (await findRow(pool, listMedia, { productId }))?.media ?? []
    const shown: ProductMedium[] = []
    for (const wanted of media) {
      const made = await makeMedium(wanted, take)
      if ('kind' in made) shown.push(made)
      else {
        options.onProblem({ productId, line, address: made.address, reason: made.reason })
        shown.push(...earlier.filter(({ kind, colour }) => kind === wanted.kind && colour === wanted.colour))
      }
    }
    return (await execute(pool, writeMedia, { productId, media: shown })) > 0
  }
}

const makeMedium = (wanted: OwnMedium, take: Take): Promise<ProductMedium | Refused> => {
  if (wanted.kind === 'video') return makeVideo(wanted, take)
  return wanted.kind === 'spin' ? makeSpin(wanted, take) : makeModel(wanted, take)
}

type Wanted<Kind extends OwnMedium['kind']> = Extract<OwnMedium, { kind: Kind }>

const makeVideo = async (wanted: Wanted<'video'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const sources = await takeAll(wanted.sources, 'video', take)
  if ('reason' in sources) return sources
  const languages = Object.entries(wanted.captions)
  const captions = await takeAll(
    languages.map(([, address]) => address),
    'captions',
    take,
  )
  if ('reason' in captions) return captions
  const seconds = sources.find((source) => source.seconds !== undefined)?.seconds
  if (seconds === undefined)
    return {
      ok: false,
      address: wanted.sources[0] ?? '',
      reason: 'One of the files has to be MP4, which every browser plays.',
    }
  return {
    ...{ kind, colour, poster, alt, seconds },
    sources: sources.map(({ file }) => file),
    captions: Object.fromEntries(languages.map(([language], at) => [language, captions[at]?.file ?? ''])),
  }
}

const makeSpin = async (wanted: Wanted<'spin'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const frames = await takeAll(wanted.frames, 'frame', take)
  if ('reason' in frames) return frames
  const { width = 0, height = 0 } = frames[0]?.size ?? {}
  const other = frames.findIndex(({ size }) => size?.width !== width || size.height !== height)
  if (other >= 0)
    return { ok: false, address: wanted.frames[other] ?? '', reason: 'It has another size than the first frame.' }
  return { kind, colour, poster, alt, frames: frames.map(({ file }) => file), width, height }
}

const makeModel = async (wanted: Wanted<'model'>, take: Take): Promise<ProductMedium | Refused> => {
  const { kind, colour, poster, alt } = wanted
  const model = await take(wanted.file, 'model')
  return model.ok ? { kind, colour, poster, alt, file: model.file, bytes: model.bytes.length } : model
}

const takeAll = async (addresses: readonly string[], role: MediaRole, take: Take): Promise<Taken[] | Refused> => {
  const all: Taken[] = []
  for (const address of addresses) {
    const taken = await take(address, role)
    if (!taken.ok) return taken
    all.push(taken)
  }
  return all
}

const createTaker =
  (store: MediaFolder, options: MediaOptions): Take =>
  async (address, role) => {
    const read = await readMedium(address, role, { ...options, store })
    if (!read.ok) return { ...read, address }
    const taken = await takeMedium(read.bytes, role)
    if (!taken.ok) return { ...taken, address }
    return { ...taken, file: await store.store(taken.bytes, taken.ending satisfies MediaEnding) }
  }

type Read = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string }
type ReadOptions = Pick<MediaOptions, 'folders' | 'hosts'> & { readonly store: MediaFolder }

/** Reads a file of a folder, by its path or its name alone, one that the shop has, or fetches it. */
const readMedium = async (address: string, role: MediaRole, { folders, hosts, store }: ReadOptions): Promise<Read> => {
  const isWeb = /^https?:/i.test(address)
  const name = isWeb && URL.canParse(address) ? basename(new URL(address).pathname) : address
  for (const folder of folders) {
    const path = resolve(folder, name)
    if (path.startsWith(resolve(folder) + sep)) {
      const read = await readBounded(path, role)
      if (read) return read
    }
  }
  const own = basename(address)
  const known = !isWeb && isMediaFile(own) ? await store.find(own) : null
  if (known !== null) return (await readBounded(resolve(known, own), role)) ?? missing
  return isWeb ? fetchOriginal(address, { hosts, most: mostMediaBytes[role], isAccepted: () => true }) : missing
}

const missing = { ok: false, reason: 'It is neither an address nor a file of the folder.' } as const

const readBounded = async (path: string, role: MediaRole): Promise<Read | null> => {
  const found = await lstat(path).catch(() => null)
  if (!found?.isFile()) return null
  if (found.size > mostMediaBytes[role])
    return { ok: false, reason: `It has more than ${Math.ceil(mostMediaBytes[role] / 1024 ** 2)} MB.` }
  return { ok: true, bytes: await readFile(path) }
}
