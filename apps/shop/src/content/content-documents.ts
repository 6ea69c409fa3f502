import {
  checkContent,
  createCatalogue,
  findBody,
  findVersions,
  listContent,
  publishContent,
  toVersion,
} from '@lacehouse/api/content'
import { findRow, inTransaction, listRows } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { findTimeZone, fromWallTime, toWallTime } from '@lacehouse/domain/time/site-clock'
import { fail, say } from '../command-output.ts'
import type { ContentShop } from './content-folder.ts'

type Filter = {
  readonly site?: string | undefined
  readonly locale?: string | undefined
  readonly doctype?: string | undefined
  readonly state?: string | undefined
}

const mostListed = 10_000

/** Lists documents with their state, the newest version and who wrote it. */
export async function listDocuments(
  { database }: ContentShop,
  { site, locale, doctype, state }: Filter,
): Promise<void> {
  const rows = await listRows(database.pool, listContent, {
    ...{ siteId: site ?? null, locale: locale ?? null, doctype: doctype ?? null, state: state ?? null },
    ...{ pattern: null, sort: 'slug', offset: 0, limit: mostListed },
  })
  for (const { siteId, locale: language, doctype: type, slug, state: of, number, by } of rows)
    say(`${siteId} ${language} ${type} ${slug}  ${of}, version ${number} by ${by}`)
}

type Publishing = {
  readonly subject: readonly string[]
  readonly from: string | undefined
  readonly until: string | undefined
}

/** Publishes the newest version of a document at once, or at a time of the site's clock; answers whether it did. */
export async function publishDocument(shop: ContentShop, { subject, from, until }: Publishing): Promise<boolean> {
  const [siteId = '', locale = '', doctype = '', slug = ''] = subject
  const site = findSiteById(shop.sites, siteId)
  if (!site) return refuse(`There is no site ${siteId}.`)
  const { pool } = shop.database
  const key = { siteId: site.siteId, locale, doctype, slug }
  const now = Date.now()
  const period = toPeriod(findTimeZone(site.country), { from, until, now })
  if (!period) return refuse('The times are no period that is to come; they are written as 2026-12-01T08:00.')
  const [working] = (await findVersions(pool, key)) ?? []
  const found = working && (await findRow(pool, findBody, { ...key, number: working.number }))
  if (!working || !found) return refuse(`There is no document ${subject.join(' ')}.`)
  const deps = { executor: pool, site, sites: shop.sites, catalogue: createCatalogue(pool), resolve: null }
  const problems = await checkContent(deps, { key, body: found.body })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) return refuse(errors.map(({ path, kind, value }) => `${path}: ${kind} ${value}`).join('\n'))
  const version = toVersion(working)
  const changed = await inTransaction(pool, (client) => publishContent(client, { key, now }, { version, ...period }))
  if (!changed.ok && changed.reason === 'wrong_state') return refuse('The newest version is published already.')
  if (!changed.ok) return refuse('Someone else changed the document at the same time.')
  say(`Version ${working.number} of ${slug} is ${period.from > now ? `scheduled for ${from}` : 'published'}.`)
  return true
}

type WantedPeriod = { readonly from: string | undefined; readonly until: string | undefined; readonly now: number }

const toPeriod = (timeZone: string, { from, until, now }: WantedPeriod) => {
  const start = fromWallTime(from ?? toWallTime(now, timeZone), timeZone)
  const end = until === undefined ? null : fromWallTime(until, timeZone)
  if (start === null || (until !== undefined && (end === null || end <= Math.max(start, now)))) return null
  return { from: from === undefined ? now : Math.max(start, now), until: end }
}

const refuse = (text: string): false => {
  fail(text, 1)
  return false
}
