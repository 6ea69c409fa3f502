import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { LocaleQuery, text } from '../../shapes/primitives.ts'
import { SearchRules } from '../../shapes/search-rules.ts'

/** The site and the locale whose search is meant; `locale` is the language of the reader. */
const Subject = z.object({ siteId: text(20), searchLocale: text(10) })

const Points = z.object({
  text: z.number(),
  available: z.number(),
  /** Points of a product that is in stock in the shopper's own size. */
  size: z.number(),
  popularity: z.number(),
  newness: z.number(),
  boost: z.number(),
})

const Explanation = z.object({
  total: z.number(),
  correctedQuery: z.string().optional(),
  redirect: z.string().optional(),
  /** What was read from the text: each word or phrase with what it means, then filters. */
  words: z.array(z.object({ text: z.string(), meanings: z.array(z.string()) })),
  filters: z.array(z.string()),
  /** What was left out because nothing had it all. */
  relaxed: z.array(z.string()),
  products: z.array(
    z.object({ productId: z.string(), name: z.string(), points: Points, score: z.number(), isPinned: z.boolean() }),
  ),
})

/** Synonyms, redirects, boosts and pins of the search: a draft that is tried before it goes live (decision 0080). */
export const backofficeSearchCalls = {
  'backoffice.getSearchRules': defineCall({
    method: 'GET',
    path: '/backoffice/api/search/rules',
    summary: 'The rules of a site’s search in a locale: those that are live, and the draft',
    session: 'backoffice',
    right: 'search.manage',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery.extend(Subject.shape),
    reply: z.object({
      live: SearchRules,
      draft: SearchRules,
      locales: z.array(z.object({ siteId: z.string(), locale: z.string() })),
    }),
    errors: [],
  }),
  'backoffice.saveSearchRules': defineCall({
    method: 'PUT',
    path: '/backoffice/api/search/rules',
    summary: 'Saves the draft of the rules; shoppers see nothing of it',
    session: 'backoffice',
    right: 'search.manage',
    query: LocaleQuery.extend(Subject.shape),
    body: SearchRules,
    reply: z.object({ draft: SearchRules }),
    errors: [],
  }),
  'backoffice.publishSearchRules': defineCall({
    method: 'POST',
    path: '/backoffice/api/search/rules/publish',
    summary: 'Makes the draft of the rules live',
    session: 'backoffice',
    right: 'search.manage',
    query: LocaleQuery.extend(Subject.shape),
    reply: z.object({ live: SearchRules }),
    errors: [],
  }),
  'backoffice.explainSearch': defineCall({
    method: 'GET',
    path: '/backoffice/api/search/explanation',
    summary: 'What a search answers with the live rules and with the draft, with the points of each product',
    session: 'backoffice',
    right: 'search.manage',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery.extend({ ...Subject.shape, q: text(100) }),
    reply: z.object({ live: Explanation, draft: Explanation }),
    errors: [],
  }),
}
