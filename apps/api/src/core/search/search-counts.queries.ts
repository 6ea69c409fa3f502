import {
  arrayOf,
  boolean,
  type Executor,
  execute,
  integer,
  listRows,
  literal,
  moment,
  param,
  type RowOf,
  searchCounts,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { RulesSubject } from './search-rules.queries.ts'

/** The different texts of a day that a site keeps in a locale (docs/bounds.md); those that found nothing take no room of the others. */
const mostTexts = { found: 2000, missed: 500 }
/** A text is suggested once it was searched on so many days. */
const fewestDays = 3
const mostSuggested = 200

const siteId = param('siteId', text)
const locale = param('locale', text)
const now = moment('now')
/** 1 for texts that found products, 0 for those that found nothing. */
const found = sql`${param('found', integer)}::int`
const today = sql`(${now} at time zone 'UTC')::date`

// In one order, so that instances do not wait for each other in a circle.
const count = statement({
  name: 'search-counts-add',
  sql: sql`
    with asked as (
      select a.text, k.text is not null as is_known
      from unnest(${param('texts', arrayOf(text))}::text[]) as a(text)
        left join search_counts k on k.site_id = ${siteId} and k.locale = ${locale} and k.day = ${today} and k.text = a.text
    ),
    numbered as (select text, is_known, row_number() over (partition by is_known order by text) as at from asked)
    insert into search_counts as c (site_id, locale, text, day, count, missed, counted_at)
    select ${siteId}, ${locale}, n.text, ${today}, ${found}, ${param('missed', integer)}::int, ${now} from numbered n
    where n.is_known or n.at <= ${param('most', integer)} - (
      select count(*) from search_counts o
      where o.site_id = ${siteId} and o.locale = ${locale} and o.day = ${today} and (o.count > 0) = (${found} = 1))
    order by n.text
    on conflict (site_id, locale, day, text) do update set count = c.count + excluded.count, missed = c.missed + excluded.missed,
      counted_at = excluded.counted_at`,
})

const list = statement({
  name: 'search-counts-list',
  row: { text: searchCounts.text },
  sql: sql`select text from search_counts
    where site_id = ${siteId} and locale = ${locale} and counted_at >= ${moment('since')} and count > 0
    group by text having count(*) >= ${literal(fewestDays)} order by sum(count) desc, text limit ${literal(mostSuggested)}`,
})

const listTexts = statement({
  name: 'search-counts-texts',
  row: { text: searchCounts.text, searched: integer, missed: integer },
  sql: sql`select text, sum(greatest(count, missed))::int as searched, sum(missed)::int as missed from search_counts
    where site_id = ${siteId} and locale = ${locale} and counted_at >= ${moment('since')}
    group by text having not ${param('isMissed', boolean)}::boolean or sum(missed) > 0
    order by sum(greatest(count, missed)) desc, text limit ${param('most', integer)}`,
})

export type CountedText = RowOf<typeof listTexts>

type CountedTexts = {
  readonly texts: readonly string[]
  /** Whether they found products. */
  readonly isFound: boolean
  /** Whether no product has all of them. */
  readonly isMissed: boolean
  readonly now: number
}

export const searchCountsQueries = {
  /** Counts texts, each of which is given once, for the day; beyond the most of a day only those that it has. */
  count: (executor: Executor, { isFound, isMissed, ...counted }: RulesSubject & CountedTexts): Promise<number> => {
    const most = isFound ? mostTexts.found : mostTexts.missed
    return execute(executor, count, { ...counted, found: isFound ? 1 : 0, missed: isMissed ? 1 : 0, most })
  },

  /** Lists the most searched texts since a moment, or those of them that found nothing at least once. */
  listTexts: (
    executor: Executor,
    asked: RulesSubject & { readonly since: number; readonly isMissed: boolean; readonly most: number },
  ): Promise<CountedText[]> => listRows(executor, listTexts, asked),

  /** Lists the texts that found products on several days since a moment, the most searched first. */
  list: async (executor: Executor, asked: RulesSubject & { readonly since: number }): Promise<string[]> =>
    (await listRows(executor, list, asked)).map(({ text: searched }) => searched),
}
