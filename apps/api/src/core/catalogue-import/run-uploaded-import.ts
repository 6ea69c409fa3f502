import { execute, findRow, type ImportCounts } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { openMediaFolder } from '../../infra/media/media-folder.ts'
import type { FetchOptions } from '../../infra/pictures/photographs/fetch-original.ts'
import { createPictureCheck } from './check-pictures.ts'
import { fetchImportPictures } from './fetch-import-pictures.ts'
import { type ImportedCatalogue, importCatalogue, type RefusedCatalogue } from './import-catalogue.ts'
import { beginPictures, dropPictures, dropUnknownPictures } from './import-pictures.queries.ts'
import { createReport } from './import-report.ts'
import { makePlaceholder } from './make-placeholder.ts'
import { openUpload } from './open-upload.ts'
import { UnreadableFile } from './read-text.ts'
import { toImportSite } from './to-import-site.ts'
import * as statements from './uploaded-imports.queries.ts'

type RunDeps = Pick<Deps, 'database' | 'sites' | 'config' | 'now'>

/**
 * Makes the job that checks or imports a file that staff sent, and that fetches its pictures and media afterwards. A job that is repeated after
 * its process died begins again, or with the product whose pictures were being fetched, which writes nothing twice.
 */
export function runUploadedImport(deps: RunDeps, reach: Pick<FetchOptions, 'isReachable'> = {}) {
  const { pool } = deps.database
  return async ({ importId }: JobData['catalogue-import']): Promise<void> => {
    const found = await findRow(pool, statements.findImport, { importId })
    if (found?.state === 'fetching') return fetchImportPictures(deps, found, reach)
    if (found?.state !== 'checking' && found?.state !== 'importing') return
    const run = await runFile(deps, found)
    if (run === 'cancelled') {
      await execute(pool, dropPictures, { importId })
      return
    }
    if (run.imported.ok && found.state === 'importing' && found.hasPictures && !found.isUpdate) {
      await execute(pool, dropUnknownPictures, { importId })
      const counts = toCounts(run.imported)
      if (await findRow(pool, beginPictures, { importId, counts, format: run.imported.format })) return
    }
    const state = run.imported.ok ? (found.state === 'checking' ? 'checked' : 'done') : 'failed'
    const { picturesWanted, picturesRefused } = run
    const outcome = { ...toOutcome(run.imported), picturesWanted, picturesRefused }
    await execute(pool, statements.endRun, { importId, before: found.state, state, ...outcome })
    if (state !== 'checked') await execute(pool, statements.dropParts, { importId })
  }
}

const toCounts = (imported: ImportedCatalogue): ImportCounts => {
  const { products, created, changed, priced, stocked, refused } = imported
  return { products, created, changed, priced, stocked, refused }
}

const toOutcome = (imported: ImportedCatalogue | RefusedCatalogue) =>
  imported.ok
    ? { counts: toCounts(imported), format: imported.format, failure: null }
    : { counts: null, format: null, failure: imported.reason }

type FileRun = {
  readonly imported: ImportedCatalogue | RefusedCatalogue
  readonly picturesWanted: number
  readonly picturesRefused: number
}

const toFailure = (reason: string): FileRun => ({
  imported: { ok: false, reason },
  ...{ picturesWanted: 0, picturesRefused: 0 },
})

const runFile = async (deps: RunDeps, found: statements.UploadedImport): Promise<FileRun | 'cancelled'> => {
  const { pool } = deps.database
  const importId = found.id
  const site = findSiteById(deps.sites, found.siteId)
  if (!site) return toFailure(`The shop has no site ${found.siteId}.`)
  const cancelling = new AbortController()
  const report = createReport(pool, { importId, before: found.state, onEnded: () => cancelling.abort() })
  try {
    const upload = await openUpload(pool, found, { needsProducts: true })
    if (!upload) return 'cancelled'
    try {
      await execute(pool, statements.dropProblems, { importId })
      await execute(pool, dropPictures, { importId })
      const isDryRun = found.state === 'checking'
      const wantsPictures = found.hasPictures && !found.isUpdate
      const check = createPictureCheck({
        ...{ zip: upload.zip, hosts: deps.config.pictureHosts, onProblem: report.add },
        store: openMediaFolder(deps.config.originalsDir),
      })
      const imported = await importCatalogue(pool, {
        ...{ path: upload.path, site: toImportSite(site, found.locale), encoding: found.encoding ?? undefined },
        ...{ isDryRun, isUpdate: found.isUpdate, isStrict: found.isStrict, now: deps.now() },
        placeholder: isDryRun || found.isUpdate ? null : await makePlaceholder(deps.config.originalsDir),
        onProblem: report.add,
        onWarning: report.add,
        onProgress: report.note,
        ...(wantsPictures && { onProduct: isDryRun ? check.add : report.addPictures }),
        signal: cancelling.signal,
      })
      await report.close()
      return { imported, ...check.count() }
    } finally {
      await upload.close()
    }
  } catch (error) {
    if (cancelling.signal.aborted) return 'cancelled'
    if (error instanceof UnreadableFile) return toFailure(error.message)
    throw error
  }
}
