import { execute, findRow } from '@lacehouse/database'
import type { RowProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool } from 'pg'
import { addPictures, type PicturesOfProduct } from './import-pictures.queries.ts'
import type { StoredProduct } from './stored-product.ts'
import { addProblems, type ImportProblem, noteProgress } from './uploaded-imports.queries.ts'

/** Refused rows and pictures that are kept of an import. */
export const mostProblems = 10_000
const noteEvery = seconds(1)
const rowsAtOnce = 500

type Run = {
  readonly importId: string
  /** The state that the import has while the run goes on. */
  readonly before: string
  /** Called when the import has another state, because it was cancelled. */
  readonly onEnded: () => void
}

/** Gathers refused rows, wanted pictures and progress of a run, and writes them from time to time. */
export function createReport(pool: Pool, { importId, before, onEnded }: Run) {
  let problems: ImportProblem[] = []
  let wanted: PicturesOfProduct[] = []
  let [problemCount, wantedCount, noted] = [0, 0, 0]
  let writing: Promise<unknown> = Promise.resolve()
  const write = (next: () => Promise<unknown>): void => {
    writing = writing.then(next)
    writing.catch(() => undefined)
  }
  const flush = (): void => {
    const [problemRows, wantedRows] = [problems, wanted]
    problems = []
    wanted = []
    if (problemRows.length > 0) write(() => execute(pool, addProblems, { importId, rows: problemRows }))
    if (wantedRows.length > 0) write(() => execute(pool, addPictures, { importId, rows: wantedRows }))
  }
  return {
    add: ({ line, column, reason, value, key }: ReportedProblem): void => {
      if (problemCount >= mostProblems) return
      problems.push({ position: problemCount, line, column, reason, value, product: toShownKey(key) })
      problemCount += 1
      if (problems.length >= rowsAtOnce) flush()
    },
    addPictures: ({ key, line, product, pictures, media }: StoredProduct): void => {
      const own = { productId: product.id, productKey: toShownKey(key), pictures }
      wanted.push({ ...own, position: wantedCount, media: media && { line, media } })
      wantedCount += 1
      if (wanted.length >= rowsAtOnce) flush()
    },
    note: ({ bytes }: { readonly bytes: number }): void => {
      if (performance.now() - noted < noteEvery) return
      noted = performance.now()
      write(async () => {
        if (!(await findRow(pool, noteProgress, { importId, before, readBytes: bytes }))) onEnded()
      })
    },
    close: async (): Promise<void> => {
      flush()
      await writing
    },
  }
}

type ReportedProblem = Omit<RowProblem, 'reason'> & { readonly reason: string; readonly key: string }

/** A row without a key has one that no merchant can write. */
const toShownKey = (key: string): string => (key.startsWith('\u0000') ? '' : key)
