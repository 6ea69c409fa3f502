import { findAddressProblem } from '../../infra/pictures/photographs/fetch-original.ts'
import type { RefusedPicture } from '../../infra/pictures/photographs/read-original.ts'
import { isWebAddress } from './import-product-pictures.ts'
import type { createReport } from './import-report.ts'
import { absentPicture } from './local-pictures.ts'
import type { ZipPictures } from './open-zip.ts'
import type { StoredProduct } from './stored-product.ts'

type CheckOptions = {
  readonly zip: ZipPictures | null
  readonly hosts: readonly string[]
  readonly onProblem: ReturnType<typeof createReport>['add']
}

/** Counts the pictures that a file wants, and reports those that would not even be read or asked for, without fetching any. */
export function createPictureCheck({ zip, hosts, onProblem }: CheckOptions) {
  let picturesWanted = 0
  let picturesRefused = 0
  const findProblem = (address: string): RefusedPicture | null => {
    const local = zip ? zip.findProblem(address) : absentPicture
    const isFetched = local?.code === 'picture_not_found' && isWebAddress(address)
    return isFetched ? findAddressProblem(address, { hosts }) : local
  }
  return {
    add: ({ key, pictures }: StoredProduct): void => {
      picturesWanted += pictures.length
      for (const { address, line, column } of pictures) {
        const problem = findProblem(address)
        if (!problem) continue
        picturesRefused += 1
        onProblem({ line, column, reason: problem.code, value: toShownAddress(address), key })
      }
    },
    count: () => ({ picturesWanted, picturesRefused }),
  }
}

/** Shortens an address as the report shows it. */
export function toShownAddress(address: string): string {
  return address.slice(0, 300)
}
