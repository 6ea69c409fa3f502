import { setImmediate as giveWay } from 'node:timers/promises'
import type { CallReply } from '@lacehouse/contracts'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { days } from '@lacehouse/domain/time/durations'
import { findMatches } from '../../../core/search/find-matches.ts'
import { searchCountsQueries } from '../../../core/search/search-counts.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

type SearchesDeps = Pick<Deps, 'database' | 'sites' | 'search' | 'catalogue' | 'now'>
type Query = {
  readonly siteId: string
  readonly searchLocale: string
  readonly days: '7' | '30'
  readonly show: 'all' | 'few' | 'none'
}
type Counted = CallReply<'backoffice.listSearches'>['searches'][number]

const mostListed = 200
/** So many products are few for a text. */
const few = 5

/** Lists what shoppers search for most, with what each text finds today. */
export function listSearches(deps: SearchesDeps): Handler<'backoffice.listSearches'> {
  return async ({ query }) => ({
    searches: await countResults(deps, query),
    locales: deps.sites.flatMap(({ siteId, locales }) => locales.map((locale) => ({ siteId, locale }))),
  })
}

/** Writes the same as a table. */
export function exportSearches(deps: SearchesDeps): Handler<'backoffice.exportSearches'> {
  return async ({ query }) => {
    const rows = (await countResults(deps, query)).map((one) => [
      ...[one.text, one.searched, one.missed, one.results, one.redirect ?? ''],
    ])
    return new File([toCsv([['text', 'searched', 'missed', 'results', 'redirect'], ...rows])], 'searches.csv', {
      type: 'text/csv',
    })
  }
}

const countResults = async (deps: SearchesDeps, query: Query): Promise<Counted[]> => {
  const site = findSiteById(deps.sites, query.siteId)
  const locale = query.searchLocale
  if (!site?.locales.includes(locale)) throw new Refusal('API400', { field: 'searchLocale' })
  const texts = await searchCountsQueries.listTexts(deps.database.pool, {
    ...{ siteId: site.siteId, locale, since: deps.now() - days(Number(query.days)) },
    ...{ isMissed: query.show === 'none', most: mostListed },
  })
  const counted: Counted[] = []
  for (const one of texts) {
    const { total, redirect, relaxed } = await findMatches(deps, { site, locale }, one.text)
    // Products that have a part of it only are no answer to it.
    counted.push({ ...one, results: relaxed.length > 0 ? 0 : total, ...(redirect && { redirect }) })
    // Each search takes the processor for a moment, and shoppers wait for it too.
    await giveWay()
  }
  return query.show === 'few' ? counted.filter(({ results, redirect }) => results <= few && !redirect) : counted
}
