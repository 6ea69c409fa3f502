import {
  arrayOf,
  type Executor,
  execute,
  listRows,
  literal,
  moment,
  param,
  searchCounts,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { RulesSubject } from './search-rules.queries.ts'

/** The different texts of a day that a site keeps in a locale (docs/bounds.md). */
const mostTexts = 2000
/** A text is suggested once it was searched on so many days. */
const fewestDays = 3
const mostSuggested = 200

const siteId = param('siteId', text)
const locale = param('locale', text)
const now = moment('now')
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
    insert into search_counts as c (site_id, locale, text, day, count, counted_at)
    select ${siteId}, ${locale}, n.text, ${today}, 1, ${now} from numbered n
    where n.is_known or n.at <= ${literal(mostTexts)} - (
      select count(*) from search_counts o where o.site_id = ${siteId} and o.locale = ${locale} and o.day = ${today})
    order by n.text
    on conflict (site_id, locale, day, text) do update set count = c.count + 1, counted_at = excluded.counted_at`,
})

const list = statement({
  name: 'search-counts-list',
  row: { text: searchCounts.text },
  sql: sql`select text from search_counts
    where site_id = ${siteId} and locale = ${locale} and counted_at >= ${moment('since')}
    group by text having count(*) >= ${literal(fewestDays)} order by sum(count) desc, text limit ${literal(mostSuggested)}`,
})

export const searchCountsQueries = {
  /** Counts texts, each of which is given once, for the day; beyond the most of a day only those that it has. */
  count: (
    executor: Executor,
    counted: RulesSubject & { readonly texts: readonly string[]; readonly now: number },
  ): Promise<number> => execute(executor, count, counted),

  /** Lists the texts that were searched on several days since a moment, the most searched first. */
  list: async (executor: Executor, asked: RulesSubject & { readonly since: number }): Promise<string[]> =>
    (await listRows(executor, list, asked)).map(({ text: searched }) => searched),
}
