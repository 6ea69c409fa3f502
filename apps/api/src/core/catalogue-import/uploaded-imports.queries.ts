import {
  bytes,
  catalogueImports,
  type ImportCounts,
  type ImportState,
  integer,
  json,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const importId = param('importId', uuid)

const importRow = {
  id: catalogueImports.id,
  siteId: catalogueImports.siteId,
  locale: catalogueImports.locale,
  fileName: catalogueImports.fileName,
  sizeBytes: catalogueImports.sizeBytes,
  encoding: catalogueImports.encoding,
  isUpdate: catalogueImports.isUpdate,
  isStrict: catalogueImports.isStrict,
  hasPictures: catalogueImports.hasPictures,
  state: json<ImportState>(),
  readBytes: catalogueImports.readBytes,
  counts: nullable(json<ImportCounts>()),
  format: catalogueImports.format,
  failure: catalogueImports.failure,
  picturesWanted: catalogueImports.picturesWanted,
  picturesDone: catalogueImports.picturesDone,
  picturesChanged: catalogueImports.picturesChanged,
  picturesRefused: catalogueImports.picturesRefused,
  nextPicture: catalogueImports.nextPicture,
  createdAt: catalogueImports.createdAt,
  updatedAt: catalogueImports.updatedAt,
}

const columns = sql`i.id, i.site_id as "siteId", i.locale, i.file_name as "fileName", i.size_bytes as "sizeBytes", i.encoding,
  i.is_update as "isUpdate", i.is_strict as "isStrict", i.has_pictures as "hasPictures", to_jsonb(i.state) as state, i.read_bytes as "readBytes", i.counts, i.format,
  i.failure, i.pictures_wanted as "picturesWanted", i.pictures_done as "picturesDone", i.pictures_changed as "picturesChanged",
  i.pictures_refused as "picturesRefused", i.next_picture as "nextPicture", i.created_at as "createdAt", i.updated_at as "updatedAt"`

export const findImport = statement({
  name: 'uploaded-import-find',
  row: importRow,
  sql: sql`select ${columns} from catalogue_imports i where i.id = ${importId}`,
})
export type UploadedImport = RowOf<typeof findImport>

export const listImports = statement({
  name: 'uploaded-import-list',
  row: importRow,
  sql: sql`select ${columns} from catalogue_imports i order by i.created_at desc, i.id
    offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})

export const countImports = statement({
  name: 'uploaded-import-count',
  row: { total: integer },
  sql: sql`select count(*)::int as total from catalogue_imports`,
})

export const insertImport = statement({
  name: 'uploaded-import-insert',
  row: { id: catalogueImports.id },
  sql: sql`insert into catalogue_imports (id, site_id, locale, file_name, size_bytes, encoding, is_update, is_strict,
      has_pictures)
    values (${importId}, ${param('siteId', text)}, ${param('locale', text)}, ${param('fileName', text)},
      ${param('sizeBytes', integer)}, ${param('encoding', nullable(text))}, ${param('isUpdate', catalogueImports.isUpdate)},
      ${param('isStrict', catalogueImports.isStrict)}, ${param('hasPictures', catalogueImports.hasPictures)})
    on conflict (id) do nothing returning id`,
})

/** Stores a part while the file is still arriving. */
export const putPart = statement({
  name: 'uploaded-import-part',
  row: { position: integer },
  sql: sql`insert into catalogue_import_parts as own (import_id, position, bytes)
    select i.id, ${param('position', integer)}::int, ${param('bytes', bytes)} from catalogue_imports i
    where i.id = ${importId} and i.state = 'uploading'
    on conflict (import_id, position) do update set bytes = excluded.bytes
    returning own.position`,
})

export const measureParts = statement({
  name: 'uploaded-import-received',
  row: { received: integer, parts: integer, last: integer },
  sql: sql`select coalesce(sum(octet_length(bytes)), 0)::int8 as received, count(*)::int as parts, coalesce(max(position), -1) as last
    from catalogue_import_parts where import_id = ${importId}`,
})

export const findPart = statement({
  name: 'uploaded-import-read-part',
  row: { bytes },
  sql: sql`select bytes from catalogue_import_parts where import_id = ${importId} and position = ${param('position', integer)}`,
})

/** Begins a run of a file that is in the state before it, and enqueues its job. */
export const beginRun = statement({
  name: 'uploaded-import-begin',
  row: importRow,
  sql: sql`
  with begun as (
    update catalogue_imports set state = ${param('state', text)}, read_bytes = 0, counts = null, failure = null,
      pictures_wanted = 0, pictures_done = 0, pictures_changed = 0, pictures_refused = 0, next_picture = 0, updated_at = now()
    where id = ${importId} and state = ${param('before', text)} returning *
  ), ${enqueueInStatement({
    queues: sql`array['catalogue-import']`,
    data: sql`jsonb_build_object('importId', begun.id)`,
    source: sql`begun`,
  })}
  select ${columns} from begun i`,
})

/** Stores the number of bytes that were read; answers no row where the run has ended in the meantime. */
export const noteProgress = statement({
  name: 'uploaded-import-progress',
  row: { id: catalogueImports.id },
  sql: sql`update catalogue_imports set read_bytes = ${param('readBytes', integer)}, updated_at = now()
    where id = ${importId} and state = ${param('before', text)} returning id`,
})

/** Ends an import that is not over yet, whatever it does. */
export const cancelImport = statement({
  name: 'uploaded-import-cancel',
  row: importRow,
  sql: sql`with cancelled as (
      update catalogue_imports set state = 'cancelled', updated_at = now()
      where id = ${importId} and state in ('uploading', 'checking', 'checked', 'importing', 'fetching') returning *
    ) select ${columns} from cancelled i`,
})

/** Ends the run that is in `before`; a run that another process ended already changes nothing. */
export const endRun = statement({
  name: 'uploaded-import-end',
  sql: sql`update catalogue_imports set state = ${param('state', text)}, counts = ${param('counts', nullable(json<ImportCounts>()))},
      format = ${param('format', nullable(text))}, pictures_wanted = ${param('picturesWanted', integer)},
      pictures_refused = ${param('picturesRefused', integer)}, failure = ${param('failure', nullable(text))}, read_bytes = size_bytes, updated_at = now()
    where id = ${importId} and state = ${param('before', text)}`,
})

export const dropParts = statement({
  name: 'uploaded-import-drop-parts',
  sql: sql`delete from catalogue_import_parts where import_id = ${importId}`,
})

export const dropProblems = statement({
  name: 'uploaded-import-drop-problems',
  sql: sql`delete from catalogue_import_problems where import_id = ${importId}`,
})

export type ImportProblem = {
  readonly position: number
  readonly line: number
  readonly column: string
  readonly reason: string
  readonly value: string
  readonly product: string
}

export const addProblems = statement({
  name: 'uploaded-import-problems',
  sql: sql`insert into catalogue_import_problems (import_id, position, line, column_name, reason, value, product_key)
    select ${importId}, position, line, "column", reason, value, product
    from jsonb_to_recordset(${param('rows', json<readonly ImportProblem[]>())})
      as g (position int, line int, "column" text, reason text, value text, product text)
    on conflict do nothing`,
})

export const listProblems = statement({
  name: 'uploaded-import-list-problems',
  row: { line: integer, column: text, reason: text, value: text, product: text },
  sql: sql`select line, column_name as "column", reason, value, product_key as product from catalogue_import_problems
    where import_id = ${importId} order by position limit ${param('limit', integer)}`,
})
