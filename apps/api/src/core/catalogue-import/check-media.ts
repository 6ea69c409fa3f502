import { basename } from 'node:path'
import { isMediaFile } from '@lacehouse/domain/product/product-media'
import type { MediaFolder } from '../../infra/media/media-folder.ts'
import type { RefusedMedium } from '../../infra/media/refuse-medium.ts'
import { findAddressProblem } from '../../infra/pictures/photographs/fetch-original.ts'
import { isWebAddress } from './import-product-pictures.ts'
import type { ZipPictures } from './open-zip.ts'
import { listOwnFiles, type OwnMediaFile, type OwnMedium } from './own-media.ts'
import { absentMedium, toRefusedMedium } from './read-medium.ts'

type CheckOptions = {
  readonly zip: ZipPictures | null
  readonly hosts: readonly string[]
  readonly store: Pick<MediaFolder, 'find'>
}

/** Makes what finds the first file of a medium that would not even be read or asked for, without fetching any. */
export function createMediumCheck({ zip, hosts, store }: CheckOptions) {
  const findProblem = async ({ address, role }: OwnMediaFile): Promise<RefusedMedium | null> => {
    const local = zip ? zip.findMediumProblem(address, role) : absentMedium
    if (local?.code !== 'medium_not_found') return local
    if (isWebAddress(address)) {
      const problem = findAddressProblem(address, { hosts })
      return problem && toRefusedMedium(problem)
    }
    const own = basename(address)
    return isMediaFile(own) && (await store.find(own)) !== null ? null : local
  }
  return async (medium: OwnMedium): Promise<(RefusedMedium & { readonly address: string }) | null> => {
    for (const file of listOwnFiles(medium)) {
      const problem = await findProblem(file)
      if (problem) return { ...problem, address: file.address }
    }
    return null
  }
}
