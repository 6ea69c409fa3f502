import { createWriteStream } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MediaRole, mostMediaBytes } from '@lacehouse/domain/product/product-media'
import { type Entry, open, type ZipFile } from 'yauzl'
import { type RefusedMedium, refuseMedium, refuseMediumSize } from '../../infra/media/refuse-medium.ts'
import {
  mostBytes,
  type RefusedPicture,
  refusePicture,
  refuseSize,
  toOriginal,
} from '../../infra/pictures/photographs/read-original.ts'
import { absentPicture, type LocalPictures, toFileName } from './local-pictures.ts'
import { absentMedium, type LocalMedia } from './read-medium.ts'
import { UnreadableFile } from './read-text.ts'

/** A ZIP of one file of products, its pictures and its media, which are read where they are and never unpacked. */
export type ProductsZip = {
  /** Writes the file of products into a folder under a name of our own; returns its path. */
  readonly extractProducts: (folder: string) => Promise<string>
  readonly pictures: ZipPictures
  readonly close: () => void
}

export type ZipPictures = LocalPictures &
  LocalMedia & {
    /** Says why a picture cannot be taken, as far as its name and its size say so; null where nothing speaks against it. */
    readonly findProblem: (address: string) => RefusedPicture | null
    /** The same of a file of a medium. */
    readonly findMediumProblem: (address: string, role: MediaRole) => RefusedMedium | null
  }

/** What a ZIP may have: a small one can claim to unpack to petabytes. */
export const zipBounds = { entries: 20_000, unpacked: 4 * 1024 ** 3, products: 512 * 1024 ** 2 } as const

const productsExtensions: ReadonlySet<string> = new Set(['.csv', '.tsv', '.txt', '.xml', '.jsonl'])

/** Opens a ZIP. Its names are only compared and never become paths, and no entry is read beyond the size that it states. */
export async function openZip(path: string): Promise<ProductsZip> {
  const zip = await openFile(path)
  try {
    const entries = await listEntries(zip)
    const products = findProducts(entries)
    return {
      extractProducts: (folder) => extractProducts(zip, products, folder),
      pictures: openPictures(zip, { entries, folder: dirname(products.fileName) }),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The format of a feed follows from its content, but lines of JSON from the name. */
export function toProductsName(fileName: string): string {
  return `products${extname(fileName).toLowerCase() === '.jsonl' ? '.jsonl' : '.txt'}`
}

const unreadable = (error: Error): UnreadableFile => new UnreadableFile(`The ZIP cannot be read: ${error.message}.`)

const openFile = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(unreadable(error))
      else resolve(zip)
    })
  })

/** Lists the files of a ZIP without those that a system adds. */
const listEntries = (zip: ZipFile): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    let unpacked = 0
    zip.on('error', (error: Error) => reject(unreadable(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize
      if (!isIgnored(entry.fileName)) entries.push(entry)
      if (unpacked > zipBounds.unpacked) reject(new UnreadableFile('The ZIP unpacks to more than 4 GB.'))
      else zip.readEntry()
    })
    if (zip.entryCount > zipBounds.entries)
      reject(new UnreadableFile(`The ZIP has more than ${zipBounds.entries} files.`))
    else zip.readEntry()
  })

const isIgnored = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || basename(name).startsWith('.')

const depthOf = (name: string): number => name.split('/').length

const findProducts = (entries: readonly Entry[]): Entry => {
  const tables = entries.filter(({ fileName }) => productsExtensions.has(extname(fileName).toLowerCase()))
  const least = Math.min(...tables.map(({ fileName }) => depthOf(fileName)))
  const [first, second] = tables.filter(({ fileName }) => depthOf(fileName) === least)
  if (!first) throw new UnreadableFile('The ZIP has no file of products (CSV, TSV, TXT, XML or JSONL).')
  if (second)
    throw new UnreadableFile(
      `The ZIP has ${first.fileName} and ${second.fileName}; only one file of products can be meant.`,
    )
  return first
}

const extractProducts = async (zip: ZipFile, entry: Entry, folder: string): Promise<string> => {
  if (entry.uncompressedSize > zipBounds.products)
    throw new UnreadableFile(`${entry.fileName} has more than ${zipBounds.products / 1024 ** 2} MB.`)
  const path = join(folder, toProductsName(entry.fileName))
  try {
    await pipeline(await openEntry(zip, entry), createWriteStream(path))
  } catch (error) {
    throw error instanceof Error ? unreadable(error) : error
  }
  return path
}

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error)
      else resolve(stream)
    })
  })

type Pictures = { readonly entries: readonly Entry[]; readonly folder: string }

/** Finds a picture or a file of a medium by its path beside the file of products or in the ZIP, or by its name where only one file has it. */
const openPictures = (zip: ZipFile, { entries, folder }: Pictures): ZipPictures => {
  const byPath = new Map(entries.map((entry) => [entry.fileName, entry]))
  const byName = Map.groupBy(entries, ({ fileName }) => basename(fileName))
  const list = (address: string): readonly Entry[] => {
    const name = toFileName(address)
      .replaceAll('\\', '/')
      .replace(/^(\.?\/)+/, '')
    const exact = byPath.get(folder === '.' ? name : `${folder}/${name}`) ?? byPath.get(name)
    return exact ? [exact] : (byName.get(basename(name)) ?? [])
  }
  const find = (address: string): Entry | RefusedPicture => {
    const [first, second] = list(address)
    if (!first) return absentPicture
    if (second) return refusePicture('picture_name_ambiguous', sayAmbiguous(first))
    return first.uncompressedSize > mostBytes ? refuseSize(first.uncompressedSize) : first
  }
  const findMedium = (address: string, role: MediaRole): Entry | RefusedMedium => {
    const [first, second] = list(address)
    if (!first) return absentMedium
    if (second) return refuseMedium('medium_name_ambiguous', sayAmbiguous(first))
    return first.uncompressedSize > mostMediaBytes[role] ? refuseMediumSize(role) : first
  }
  return {
    findProblem: (address) => toProblem(find(address)),
    findMediumProblem: (address, role) => toProblem(findMedium(address, role)),
    read: async (address) => {
      const found = find(address)
      if ('ok' in found) return found
      const bytes = await readEntry(zip, found)
      return bytes ? toOriginal(bytes) : refusePicture('picture_damaged', 'The picture cannot be unpacked.')
    },
    readMedium: async (address, role) => {
      const found = findMedium(address, role)
      if ('ok' in found) return found
      const bytes = await readEntry(zip, found)
      return bytes ? { ok: true, bytes } : refuseMedium('medium_damaged', 'The file cannot be unpacked.')
    },
  }
}

const sayAmbiguous = ({ fileName }: Entry): string => `The ZIP has several files with the name ${basename(fileName)}.`

const toProblem = <Refused extends { readonly ok: false }>(found: Entry | Refused): Refused | null =>
  'ok' in found ? found : null

/** Reads a file; null for a wrong size, a broken stream or a password. */
const readEntry = async (zip: ZipFile, entry: Entry): Promise<Buffer | null> => {
  try {
    const pieces: Buffer[] = []
    for await (const piece of await openEntry(zip, entry)) pieces.push(piece as Buffer)
    return Buffer.concat(pieces)
  } catch {
    return null
  }
}
