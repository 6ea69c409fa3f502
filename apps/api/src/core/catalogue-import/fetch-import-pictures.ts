import { execute, findRow } from '@lacehouse/database'
import { minutes } from '@lacehouse/domain/time/durations'
import type { Deps } from '../../deps.ts'
import type { FetchOptions } from '../../infra/pictures/photographs/fetch-original.ts'
import { toShownAddress } from './check-pictures.ts'
import * as statements from './import-pictures.queries.ts'
import { createMediaImport } from './import-product-media.ts'
import { createPictureImport } from './import-product-pictures.ts'
import { mostProblems } from './import-report.ts'
import { isZipName, openUpload } from './open-upload.ts'
import type { UploadedImport } from './uploaded-imports.queries.ts'

type FetchDeps = Pick<Deps, 'database' | 'config'>

/** A job of the queue ends after a quarter of an hour; the next one goes on. */
const longestJob = minutes(5)

/**
 * Fetches the pictures and media of an import product by product, and notes after each how far it is. A product that another process has done, or
 * an import that was cancelled, ends the job.
 */
export async function fetchImportPictures(
  deps: FetchDeps,
  found: UploadedImport,
  reach: Pick<FetchOptions, 'isReachable'>,
): Promise<void> {
  const { pool } = deps.database
  const isZip = isZipName(found.fileName)
  const upload = isZip ? await openUpload(pool, found, { needsProducts: false }) : null
  if (isZip && !upload) return
  let problems: Reported[] = []
  try {
    const take = await createPictureImport(pool, {
      originalsDir: deps.config.originalsDir,
      locale: found.locale,
      local: upload?.zip ?? null,
      hosts: deps.config.pictureHosts,
      ...reach,
      onProblem: ({ picture, code }) => problems.push({ ...picture, code }),
    })
    const takeMedia = createMediaImport(pool, {
      ...{ originalsDir: deps.config.originalsDir, folders: [], hosts: deps.config.pictureHosts, ...reach },
      local: upload?.zip ?? null,
      onProblem: ({ line, address, code }) => problems.push({ line, column: 'media', address, code }),
    })
    const until = performance.now() + longestJob
    for (let { nextPicture } = found; performance.now() < until; ) {
      const next = await findRow(pool, statements.findNextPictures, { importId: found.id, nextPicture })
      if (!next) {
        await execute(pool, statements.endPictures, { importId: found.id })
        return
      }
      problems = []
      const { productId, pictures, media } = next
      const changed = (await take(next)) + Number(media !== null && (await takeMedia({ productId, ...media })))
      const noted = await findRow(pool, statements.advancePictures, {
        ...{ importId: found.id, nextPicture, position: next.position, changed, most: mostProblems },
        ...{
          done: pictures.length + (media?.media.length ?? 0),
          refused: problems.length,
          rows: toRows(problems, next.productKey),
        },
      })
      if (!noted) return
      nextPicture = noted.nextPicture
    }
    await findRow(pool, statements.continuePictures, { importId: found.id })
  } finally {
    await upload?.close()
  }
}

type Reported = {
  readonly line: number
  readonly column: string
  readonly address: string
  readonly code: string
}

const toRows = (problems: readonly Reported[], product: string) =>
  problems.map(({ line, column, address, code }, position) => ({
    ...{ position, line, column, reason: code, value: toShownAddress(address), product },
  }))
