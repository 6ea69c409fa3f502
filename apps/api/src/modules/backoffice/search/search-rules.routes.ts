import type { CallReply } from '@lacehouse/contracts'
import type { backofficeSearchCalls } from '@lacehouse/contracts/calls/backoffice/search'
import { inTransaction } from '@lacehouse/database'
import type { SearchRules } from '@lacehouse/domain/search/search-rules'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { explainSearch } from '../../../core/search/explain-search.ts'
import { searchRulesQueries } from '../../../core/search/search-rules.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'

type RulesDeps = Pick<Deps, 'database' | 'sites' | 'search' | 'catalogue' | 'now'>

type RulesReply = CallReply<'backoffice.getSearchRules'>['live']

const mostExplained = 12

export function backofficeSearchRoutes(deps: Deps): Handlers<keyof typeof backofficeSearchCalls> {
  return {
    'backoffice.getSearchRules': getSearchRules(deps),
    'backoffice.saveSearchRules': saveSearchRules(deps),
    'backoffice.publishSearchRules': publishSearchRules(deps),
    'backoffice.explainSearch': explain(deps),
  }
}

type Subject = { readonly siteId: string; readonly searchLocale: string }

const requireSubject = (sites: readonly Site[], { siteId, searchLocale }: Subject) => {
  const site = findSiteById(sites, siteId)
  if (!site?.locales.includes(searchLocale)) throw new Refusal('API400', { field: 'searchLocale' })
  return { site, siteId, locale: searchLocale }
}

/** Replies with the live rules and the draft of a site's search. */
function getSearchRules({ database, sites }: RulesDeps): Handler<'backoffice.getSearchRules'> {
  return async ({ query }) => {
    const { siteId, locale } = requireSubject(sites, query)
    const stored = await searchRulesQueries.find(database.pool, { siteId, locale })
    const locales = sites.flatMap((site) => site.locales.map((one) => ({ siteId: site.siteId, locale: one })))
    return { live: toRulesReply(stored.live), draft: toRulesReply(stored.draft), locales }
  }
}

const toRulesReply = ({ synonyms, redirects, boosts, pins, popular }: SearchRules): RulesReply => ({
  synonyms: synonyms.map((group) => [...group]),
  redirects: [...redirects],
  boosts: [...boosts],
  pins: pins.map(({ query, productIds }) => ({ query, productIds: [...productIds] })),
  popular: [...popular],
})

/** Saves the draft, and writes the entry of the audit log in the same transaction. */
function saveSearchRules({ database, sites }: RulesDeps): Handler<'backoffice.saveSearchRules'> {
  return (call) => {
    const { siteId, locale } = requireSubject(sites, call.query)
    return inTransaction(database.pool, async (client) => {
      const { draft: before } = await searchRulesQueries.find(client, { siteId, locale })
      await searchRulesQueries.put(client, { siteId, locale, state: 'draft', rules: call.body })
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.saveSearchRules', subject: `${siteId} ${locale}`, siteId, consumerNo: null },
        ...{ before: { ...before }, after: { ...call.body } },
      })
      return { draft: call.body }
    })
  }
}

/** Makes the draft live; the change event brings it to every instance. */
function publishSearchRules({ database, sites }: RulesDeps): Handler<'backoffice.publishSearchRules'> {
  return (call) => {
    const { siteId, locale } = requireSubject(sites, call.query)
    return inTransaction(database.pool, async (client) => {
      const { live, draft } = await searchRulesQueries.find(client, { siteId, locale })
      await searchRulesQueries.put(client, { siteId, locale, state: 'live', rules: draft })
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.publishSearchRules', subject: `${siteId} ${locale}`, siteId, consumerNo: null },
        ...{ before: { ...live }, after: { ...draft } },
      })
      return { live: toRulesReply(draft) }
    })
  }
}

/** Explains one search with the live rules and with the draft, for a look at both side by side. */
function explain(deps: RulesDeps): Handler<'backoffice.explainSearch'> {
  return async ({ query }) => {
    const { site, siteId, locale } = requireSubject(deps.sites, query)
    const { live, draft } = await searchRulesQueries.find(deps.database.pool, { siteId, locale })
    const explainWith = (rules: typeof live) =>
      explainSearch(deps, { site, locale }, { text: query.q, rules, most: mostExplained })
    return { live: await explainWith(live), draft: await explainWith(draft) }
  }
}
