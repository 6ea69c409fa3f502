import type { MediaFolder } from '../../infra/media/media-folder.ts'
import { findAddressProblem } from '../../infra/pictures/photographs/fetch-original.ts'
import type { RefusedPicture } from '../../infra/pictures/photographs/read-original.ts'
import { createMediumCheck } from './check-media.ts'
import { isWebAddress } from './import-product-pictures.ts'
import type { createReport } from './import-report.ts'
import { absentPicture } from './local-pictures.ts'
import type { ZipPictures } from './open-zip.ts'
import type { StoredProduct } from './stored-product.ts'

type CheckOptions = {
  readonly zip: ZipPictures | null
  readonly hosts: readonly string[]
  readonly store: Pick<MediaFolder, 'find'>
  readonly onProblem: ReturnType<typeof createReport>['add']
}

/** Counts the pictures and media that a file wants, and reports those that would not even be read or asked for, without fetching any. */
export function createPictureCheck({ zip, hosts, store, onProblem }: CheckOptions) {
  const checkMedium = createMediumCheck({ zip, hosts, store })
  let picturesWanted = 0
  let picturesRefused = 0
  const findProblem = (address: string): RefusedPicture | null => {
    const local = zip ? zip.findProblem(address) : absentPicture
    const isFetched = local?.code === 'picture_not_found' && isWebAddress(address)
    return isFetched ? findAddressProblem(address, { hosts }) : local
  }
  return {
    add: async ({ key, line: productLine, pictures, media }: StoredProduct): Promise<void> => {
      picturesWanted += pictures.length
      for (const { address, line, column } of pictures) {
        const problem = findProblem(address)
        if (!problem) continue
        picturesRefused += 1
        onProblem({ line, column, reason: problem.code, value: toShownAddress(address), key })
      }
      picturesWanted += media?.length ?? 0
      for (const medium of media ?? []) {
        const problem = await checkMedium(medium)
        if (!problem) continue
        picturesRefused += 1
        const value = toShownAddress(problem.address)
        onProblem({ line: productLine, column: 'media', reason: problem.code, value, key })
      }
    },
    count: () => ({ picturesWanted, picturesRefused }),
  }
}

/** Shortens an address as the report shows it. */
export function toShownAddress(address: string): string {
  return address.slice(0, 300)
}
