import { lstat, readFile } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { isMediaFile, type MediaReason, type MediaRole, mostMediaBytes } from '@lacehouse/domain/product/product-media'
import type { MediaFolder } from '../../infra/media/media-folder.ts'
import { type RefusedMedium, refuseMedium, refuseMediumSize } from '../../infra/media/refuse-medium.ts'
import { type FetchOptions, fetchOriginal } from '../../infra/pictures/photographs/fetch-original.ts'
import type { RefusedPicture } from '../../infra/pictures/photographs/read-original.ts'
import { isWebAddress } from './import-product-pictures.ts'
import { toFileName } from './local-pictures.ts'

export type ReadMedium = { readonly ok: true; readonly bytes: Buffer } | RefusedMedium

/** Media that came with a file of products in a ZIP. */
export type LocalMedia = {
  /** Reads a file by its path, or by the last part of its address. */
  readonly readMedium: (address: string, role: MediaRole) => Promise<ReadMedium>
}

export type MediaSources = Pick<FetchOptions, 'hosts' | 'isReachable'> & {
  /** The folders that are looked into before an address is fetched. */
  readonly folders: readonly string[]
  readonly local?: LocalMedia | null
}

/** The answer for a file that is not among those that came along, nor among those of the shop. */
export const absentMedium = refuseMedium('medium_not_found', 'It is neither an address nor a file of the folder.')

/** Reads a file that came along, by its path or its name alone, one that the shop has, or fetches it. */
export async function readMedium(
  address: string,
  role: MediaRole,
  { folders, local, store, ...reach }: MediaSources & { readonly store: MediaFolder },
): Promise<ReadMedium> {
  const isWeb = isWebAddress(address)
  const name = toFileName(address)
  for (const folder of folders) {
    const path = resolve(folder, name)
    if (path.startsWith(resolve(folder) + sep)) {
      const read = await readBounded(path, role)
      if (read) return read
    }
  }
  const sent = await local?.readMedium(address, role)
  if (sent && (sent.ok || sent.code !== 'medium_not_found')) return sent
  const own = basename(address)
  const known = !isWeb && isMediaFile(own) ? await store.find(own) : null
  if (known !== null) return (await readBounded(resolve(known, own), role)) ?? absentMedium
  return isWeb ? fetchMedium(address, role, reach) : absentMedium
}

const readBounded = async (path: string, role: MediaRole): Promise<ReadMedium | null> => {
  const found = await lstat(path).catch(() => null)
  if (!found?.isFile()) return null
  return found.size > mostMediaBytes[role] ? refuseMediumSize(role) : { ok: true, bytes: await readFile(path) }
}

const codes: Readonly<Record<string, MediaReason>> = {
  picture_host_refused: 'medium_host_refused',
  picture_too_large: 'medium_too_large',
}

/** Makes the refusal of a medium of what speaks against fetching it. */
export function toRefusedMedium({ code, reason }: RefusedPicture): RefusedMedium {
  return refuseMedium(codes[code] ?? 'medium_unreachable', reason)
}

const fetchMedium = async (
  address: string,
  role: MediaRole,
  reach: Pick<FetchOptions, 'hosts' | 'isReachable'>,
): Promise<ReadMedium> => {
  const fetched = await fetchOriginal(address, { ...reach, most: mostMediaBytes[role], isAccepted: () => true })
  return fetched.ok ? fetched : toRefusedMedium(fetched)
}
