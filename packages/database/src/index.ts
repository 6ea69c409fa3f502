export { copyInto, copyThrough } from './bulk.ts'
export { type Database, type DatabaseOptions, type Drizzle, openDatabase } from './client.ts'
export type { SentStatement, StatementListener } from './counted-client.ts'
export { findRunningUrl } from './embedded/find-running-url.ts'
export { FolderInUse } from './embedded/folder-lock.ts'
export {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts'
export { findDatabaseError, isBusy, isDangling, isRefusedByCheck, isTaken } from './errors.ts'
export { hashCardNumber, hashCardPin } from './hash-card.ts'
export { inTransaction } from './in-transaction.ts'
export type { ChangeListener } from './listen.ts'
export { migrate } from './migrate.ts'
export { type Erasure, type PersonRule, personRules } from './person-rules.ts'
export { type ColumnMark, getTableMark, personalColumns, type TableMarks } from './personal-columns.ts'
export { refreshSearchDocuments } from './refresh-search-documents.ts'
export { retryOnConflict } from './retry-on-conflict.ts'
export { type Executor, execute, executeOnce, findRow, getRow, listRows } from './sql/run-statement.ts'
export { type Fragment, identifier, literal, moment, param, sql, type ValuesOf } from './sql/sql.ts'
export {
  arrayOf,
  boolean,
  bytes,
  type Declared,
  float,
  integer,
  json,
  jsonText,
  notNull,
  nullable,
  oneOf,
  text,
  toSqlType,
  uuid,
} from './sql/sql-types.ts'
export {
  type AnyStatement,
  type ComposedStatement,
  composeStatement,
  listStatements,
  type RowOf,
  type Statement,
  statement,
} from './sql/statement.ts'
export type { Localised } from './tables/columns.ts'
export * from './tables/tables.ts'
