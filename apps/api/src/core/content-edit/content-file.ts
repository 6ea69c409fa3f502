import { WallTime } from '@lacehouse/contracts'
import { contentDoctypes, isContentDoctype } from '@lacehouse/domain/content/document-types'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Instant } from '@lacehouse/domain/time/instant'
import { findTimeZone, fromWallTime, toWallTime } from '@lacehouse/domain/time/site-clock'
import { z } from 'zod'
import type { ContentKey } from '../content/content.queries.ts'

const Body = z.record(z.string(), z.unknown())
/** A time by the clock of the site, or a moment in UTC, which the clock shows twice in the hour that it goes back. */
const Time = z.union([WallTime, z.iso.datetime()])

/** A document as a file has it: what is published, what is scheduled, and the draft that is worked on. */
export const ContentFile = z
  .strictObject({
    published: Body.optional(),
    /** The end of what is published. */
    until: Time.optional(),
    scheduled: z.array(z.strictObject({ from: Time, until: Time.optional(), body: Body })).optional(),
    draft: Body.optional(),
  })
  .refine(
    ({ published, scheduled = [], draft }) => published !== undefined || scheduled.length > 0 || draft !== undefined,
    {
      error: 'The file has neither published nor scheduled words nor a draft.',
    },
  )
export type ContentFile = z.output<typeof ContentFile>

/** Writes a moment as a file has it. */
export function toFileTime(at: Instant, timeZone: string): string {
  const wallTime = toWallTime(at, timeZone)
  return fromWallTime(wallTime, timeZone) === at ? wallTime : new Date(at).toISOString()
}

/** Reads a time of a file; null for one that does not exist. */
export function fromFileTime(time: string, timeZone: string): Instant | null {
  return time.endsWith('Z') ? Date.parse(time) : fromWallTime(time, timeZone)
}

/** A file of a folder: its path in the folder with `/`, and its text. */
export type FolderFile = { readonly path: string; readonly text: string }

export type ContentEntry = {
  readonly path: string
  readonly site: Site
  readonly key: ContentKey
  readonly file: ContentFile
}

/** A problem of a file. */
export type FileProblem = { readonly path: string; readonly field: string; readonly problem: string }

const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/** The path of a document's file: `LH-US/en-us/page/home.json`. */
export function toFilePath({ siteId, locale, doctype, slug }: ContentKey): string {
  return `${siteId}/${locale}/${doctype}/${slug}.json`
}

/** Reads the files of a folder; a file that cannot be read is a problem with its field. */
export function readContentFiles(
  files: readonly FolderFile[],
  sites: readonly Site[],
): { readonly entries: readonly ContentEntry[]; readonly problems: readonly FileProblem[] } {
  const entries: ContentEntry[] = []
  const problems: FileProblem[] = []
  for (const { path, text } of files) {
    const place = readPlace(path, sites)
    if (typeof place === 'string') problems.push({ path, field: '', problem: place })
    else {
      const read = readFields(text)
      if (read.ok) entries.push({ path, ...place, file: read.file })
      else problems.push(...read.problems.map((problem) => ({ path, ...problem })))
    }
  }
  const times = entries.flatMap(listTimeProblems)
  return { entries, problems: [...problems, ...times] }
}

const readPlace = (path: string, sites: readonly Site[]): Pick<ContentEntry, 'site' | 'key'> | string => {
  const [siteId = '', locale = '', doctype = '', name = '', ...more] = path.split('/')
  const slug = name.replace(/\.json$/, '')
  const site = findSiteById(sites, siteId)
  if (more.length > 0 || name === slug) return 'The path is not <site>/<locale>/<doctype>/<slug>.json.'
  if (!site) return `There is no site ${siteId}.`
  if (!site.locales.includes(locale)) return `The site ${siteId} has no locale ${locale}.`
  if (!isContentDoctype(doctype)) return `There is no type ${doctype}; there are ${contentDoctypes.join(', ')}.`
  if (!slugPattern.test(slug)) return `${slug} is no slug: lower-case letters, digits and hyphens, 80 at most.`
  return { site, key: { siteId: site.siteId, locale, doctype, slug } }
}

type Read =
  | { readonly ok: true; readonly file: ContentFile }
  | { readonly ok: false; readonly problems: readonly Omit<FileProblem, 'path'>[] }

const readFields = (text: string): Read => {
  try {
    const parsed = ContentFile.safeParse(JSON.parse(text))
    if (parsed.success) return { ok: true, file: parsed.data }
    const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message }))
    return { ok: false, problems }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, problems: [{ field: '', problem: `The file is no JSON: ${error.message}` }] }
  }
}

const listTimeProblems = ({ path, site, file }: ContentEntry): FileProblem[] => {
  const timeZone = findTimeZone(site.country)
  const times = [
    ['until', file.until] as const,
    ...(file.scheduled ?? []).flatMap(({ from, until }, index) => [
      [`scheduled.${index}.from`, from] as const,
      [`scheduled.${index}.until`, until] as const,
    ]),
  ]
  return times
    .filter(([, time]) => time !== undefined && fromFileTime(time, timeZone) === null)
    .map(([field]) => ({ path, field, problem: 'There is no such date or time.' }))
}
