import { type Executor, execute, json, listRows, param, searchRules, sql, statement, text } from '@lacehouse/database'
import { emptySearchRules, type SearchRules } from '@lacehouse/domain/search/search-rules'

const siteId = param('siteId', text)
const locale = param('locale', text)

const list = statement({
  name: 'search-rules-list',
  row: { state: searchRules.state, rules: searchRules.rules },
  sql: sql`select state, rules from search_rules where site_id = ${siteId} and locale = ${locale}`,
})

const put = statement({
  name: 'search-rules-put',
  sql: sql`insert into search_rules (site_id, locale, state, rules)
    values (${siteId}, ${locale}, ${param('state', text)}, ${param('rules', json<SearchRules>())})
    on conflict (site_id, locale, state) do update set rules = excluded.rules, updated_at = now()`,
})

/** The rules of a site's search in a locale. */
export type StoredSearchRules = { readonly live: SearchRules; readonly draft: SearchRules }

export type RulesSubject = { readonly siteId: string; readonly locale: string }

export const searchRulesQueries = {
  /** Finds the live rules and the draft; without a draft of its own it is the live rules. */
  find: async (executor: Executor, subject: RulesSubject): Promise<StoredSearchRules> => {
    const rows = await listRows(executor, list, subject)
    const live = rows.find(({ state }) => state === 'live')?.rules ?? emptySearchRules
    return { live, draft: rows.find(({ state }) => state === 'draft')?.rules ?? live }
  },

  put: (executor: Executor, rules: RulesSubject & { state: 'draft' | 'live'; rules: SearchRules }): Promise<unknown> =>
    execute(executor, put, rules),
}
