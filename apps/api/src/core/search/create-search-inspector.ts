import { SearchRules } from '@lacehouse/contracts/shapes/search-rules'
import { type Database, inTransaction } from '@lacehouse/database'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { createStockQueries } from '../stock/stock.queries.ts'
import { type ExplainQuestion, explainSearch, type SearchExplanation } from './explain-search.ts'
import type { Audience } from './find-matches.ts'
import { createRecommendations } from './recommendations.ts'
import { createSearchQueries } from './search.queries.ts'
import { createSearchEngine } from './search-engine.ts'
import { type RulesSubject, type StoredSearchRules, searchRulesQueries } from './search-rules.queries.ts'

/** Looks into the search, and moves its rules, from a command. */
export type SearchInspector = {
  readonly explain: (audience: Audience, question: Omit<ExplainQuestion, 'rules'>) => Promise<SearchExplanation>
  readonly readRules: (subject: RulesSubject) => Promise<StoredSearchRules>
  /** Writes rules as the draft, or live too; answers why they are none. */
  readonly writeRules: (
    subject: RulesSubject,
    rules: unknown,
    isLive: boolean,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>
}

export function createSearchInspector({ database, now }: { database: Database; now: () => number }): SearchInspector {
  const { pool } = database
  const catalogue = createCatalogue(pool)
  const stock = createStockQueries(pool)
  const parts = { queries: createSearchQueries(pool), recommendations: createRecommendations(), executor: pool }
  const search = createSearchEngine({ ...parts, stock, now })
  const readRules = (subject: RulesSubject): Promise<StoredSearchRules> => searchRulesQueries.find(pool, subject)
  return {
    readRules,
    explain: async (audience, question) => {
      const { live } = await readRules({ siteId: audience.site.siteId, locale: audience.locale })
      return explainSearch({ search, catalogue, now }, audience, { ...question, rules: live })
    },
    writeRules: async (subject, given, isLive) => {
      const parsed = SearchRules.safeParse(given)
      if (!parsed.success) return { ok: false, reason: parsed.error.issues[0]?.message ?? 'no rules' }
      await inTransaction(pool, async (client) => {
        const rules = parsed.data
        await searchRulesQueries.put(client, { ...subject, state: 'draft', rules })
        if (isLive) await searchRulesQueries.put(client, { ...subject, state: 'live', rules })
      })
      return { ok: true }
    },
  }
}
