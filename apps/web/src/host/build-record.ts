import { readFileSync } from 'node:fs'

/** The hashes of the inline scripts and styles that the build has for a page. */
export type PageHashes = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] }

/** The record of a build, with which the served pages are compared. `tools/build.ts` writes it. */
export type BuildRecord = {
  /** Hashes of the script and style sheet files by path. */
  readonly assets: Readonly<Record<string, string>>
  /** The pages that take payments, by path: `/en-us/checkout`. */
  readonly pages: Readonly<Record<string, PageHashes>>
}

/** The name of the record in the folder of a build. */
export const buildRecordFile = 'build-record.json'

/** Reads a record of a build. Throws if the file is absent or has another shape. */
export function getBuildRecord(file: string): BuildRecord {
  const record: Partial<BuildRecord> = JSON.parse(readFileSync(file, 'utf8'))
  const { assets, pages } = record
  if (!assets || !pages) throw new Error(`${file} is no record of a build`)
  return { assets, pages }
}
