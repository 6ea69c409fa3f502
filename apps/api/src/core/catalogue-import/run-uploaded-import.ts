import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { execute, findRow } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool } from 'pg'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import {
  type ImportedCatalogue,
  type ImportOptions,
  importCatalogue,
  type RefusedCatalogue,
} from './import-catalogue.ts'
import { makePlaceholder } from './make-placeholder.ts'
import { toImportSite } from './to-import-site.ts'
import * as statements from './uploaded-imports.queries.ts'

type RunDeps = Pick<Deps, 'database' | 'sites' | 'config' | 'now'>

/** Refused rows that are kept of an import. */
export const mostProblems = 10_000
const noteEvery = seconds(1)

/**
 * Makes the job that checks or imports a file that staff sent. A job that is repeated after its process died begins again, which writes
 * nothing twice.
 */
export function runUploadedImport(deps: RunDeps) {
  const { pool } = deps.database
  return async ({ importId }: JobData['catalogue-import']): Promise<void> => {
    const found = await findRow(pool, statements.findImport, { importId })
    if (found?.state !== 'checking' && found?.state !== 'importing') return
    const imported = await runFile(deps, found)
    const state = imported.ok ? (found.state === 'checking' ? 'checked' : 'done') : 'failed'
    await execute(pool, statements.endRun, { importId, before: found.state, state, ...toOutcome(imported) })
    if (state !== 'checked') await execute(pool, statements.dropParts, { importId })
  }
}

const toOutcome = (imported: ImportedCatalogue | RefusedCatalogue) => {
  if (!imported.ok) return { counts: null, format: null, failure: imported.reason }
  const { products, created, changed, priced, stocked, refused, format } = imported
  return { counts: { products, created, changed, priced, stocked, refused }, format, failure: null }
}

const runFile = async (
  deps: RunDeps,
  found: statements.UploadedImport,
): Promise<ImportedCatalogue | RefusedCatalogue> => {
  const { pool } = deps.database
  const site = findSiteById(deps.sites, found.siteId)
  if (!site) return { ok: false, reason: `The shop has no site ${found.siteId}.` }
  const folder = await mkdtemp(join(tmpdir(), 'lacehouse-import-'))
  const report = createReport(pool, found.id)
  try {
    // The format of a feed follows from its content, but lines of JSON from the name.
    const path = join(folder, `products${extname(found.fileName).toLowerCase() === '.jsonl' ? '.jsonl' : '.txt'}`)
    await writeParts(pool, { importId: found.id, path })
    await execute(pool, statements.dropProblems, { importId: found.id })
    const isDryRun = found.state === 'checking'
    const imported = await importCatalogue(pool, {
      ...{ path, site: toImportSite(site, found.locale), encoding: found.encoding ?? undefined },
      ...{ isDryRun, isUpdate: found.isUpdate, isStrict: found.isStrict, now: deps.now() },
      placeholder: isDryRun || found.isUpdate ? null : await makePlaceholder(deps.config.originalsDir),
      onProblem: report.add,
      onProgress: report.note,
    })
    await report.close()
    return imported
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the parts to a file, one after the other, so that memory never holds more than one. */
const writeParts = async (
  pool: Pool,
  { importId, path }: { readonly importId: string; readonly path: string },
): Promise<void> => {
  const file = await open(path, 'w')
  try {
    for (let position = 0; ; position += 1) {
      const part = await findRow(pool, statements.findPart, { importId, position })
      if (!part) return
      await file.write(part.bytes)
    }
  } finally {
    await file.close()
  }
}

/** Gathers refused rows and progress, and writes them from time to time. */
const createReport = (pool: Pool, importId: string) => {
  let waiting: statements.ImportProblem[] = []
  let count = 0
  let noted = 0
  let writing: Promise<unknown> = Promise.resolve()
  const flush = (): void => {
    const rows = waiting
    waiting = []
    if (rows.length > 0) writing = writing.then(() => execute(pool, statements.addProblems, { importId, rows }))
    writing.catch(() => undefined)
  }
  return {
    add: ({ line, column, reason, value, key }: Parameters<ImportOptions['onProblem']>[0]): void => {
      if (count >= mostProblems) return
      waiting.push({ position: count, line, column, reason, value, product: key.startsWith('\u0000') ? '' : key })
      count += 1
      if (waiting.length >= 500) flush()
    },
    note: ({ bytes }: { readonly bytes: number }): void => {
      if (performance.now() - noted < noteEvery) return
      noted = performance.now()
      writing = writing.then(() => execute(pool, statements.noteProgress, { importId, readBytes: bytes }))
      writing.catch(() => undefined)
    },
    close: async (): Promise<void> => {
      flush()
      await writing
    },
  }
}
