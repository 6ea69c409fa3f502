import { importPartBytes } from '@lacehouse/contracts'
import { findRow, getRow, inTransaction } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import * as statements from '../../../core/catalogue-import/uploaded-imports.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toImportReply } from './to-import-reply.ts'

type ImportDeps = Pick<Deps, 'database' | 'sites'>

/** Announces a file whose parts follow. */
export function createImport({ database, sites }: ImportDeps): Handler<'backoffice.createImport'> {
  return async ({ body }) => {
    const { importId, fileLocale, encoding = null, hasPictures = false, ...rest } = body
    const site = findSiteById(sites, body.siteId)
    if (!site) throw new Refusal('API400', { field: 'siteId' })
    if (!site.locales.includes(fileLocale)) throw new Refusal('API400', { field: 'fileLocale' })
    await findRow(database.pool, statements.insertImport, {
      ...{ ...rest, importId, locale: fileLocale, encoding, hasPictures },
    })
    const found = await getRow(database.pool, statements.findImport, { importId })
    if (found.state !== 'uploading' || found.sizeBytes !== body.sizeBytes) throw new Refusal('CTG409')
    return toImportReply(found)
  }
}

/** Stores a part of a file; every part but the last has the same size, so that none can be missing unseen. */
export function putImportPart({ database }: ImportDeps): Handler<'backoffice.putImportPart'> {
  return async ({ params, body }) => {
    const { importId } = params
    const position = Number(params.position)
    const found = await findRow(database.pool, statements.findImport, { importId })
    if (!found) throw new Refusal('CTG404')
    const bytes = Buffer.from(body.data, 'base64')
    const expected = Math.min(importPartBytes, found.sizeBytes - position * importPartBytes)
    if (bytes.length !== expected) throw new Refusal('API400', { field: 'data' })
    const stored = await findRow(database.pool, statements.putPart, { importId, position, bytes })
    if (!stored) throw new Refusal('CTG409')
    const { received } = await getRow(database.pool, statements.measureParts, { importId })
    return { receivedBytes: received }
  }
}

const runs = {
  check: { before: 'uploading', state: 'checking' },
  import: { before: 'checked', state: 'importing' },
} as const

/** Begins the dry run of a file, or its import, as a job; the audit log has who imported what. */
export function runImport({ database }: ImportDeps): Handler<'backoffice.runImport'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { importId } = call.params
      const { run } = call.body
      const found = await findRow(client, statements.findImport, { importId })
      if (!found) throw new Refusal('CTG404')
      if (run === 'check') {
        const { received } = await getRow(client, statements.measureParts, { importId })
        if (received !== found.sizeBytes) throw new Refusal('CTG409')
      }
      const begun = await findRow(client, statements.beginRun, { importId, ...runs[run] })
      if (!begun) throw new Refusal('CTG409')
      if (run === 'import') {
        const { fileName, sizeBytes, isUpdate, isStrict, hasPictures, locale, siteId } = begun
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.runImport', subject: importId, siteId, consumerNo: null },
          after: { fileName, sizeBytes, isUpdate, isStrict, hasPictures, locale },
        })
      }
      return toImportReply(begun)
    })
}
