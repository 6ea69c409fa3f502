import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { CsvFile } from '../../shapes/backoffice.ts'
import { LocaleQuery, text } from '../../shapes/primitives.ts'

const SearchesQuery = LocaleQuery.extend({
  siteId: text(20),
  searchLocale: text(10),
  days: z.enum(['7', '30']).default('30'),
  /** All texts, those that find few products today, or those that found nothing in the period. */
  show: z.enum(['all', 'few', 'none']).default('all'),
})

/** What shoppers search for, counted without who asked (decisions 0125 and 0132). */
export const backofficeSearchesCalls = {
  'backoffice.listSearches': defineCall({
    method: 'GET',
    path: '/backoffice/api/searches',
    summary: 'The 200 most searched texts of a site in a locale, with what each finds today',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffReads' }],
    query: SearchesQuery,
    reply: z.object({
      searches: z.array(
        z.object({
          text: z.string(),
          /** Parts of a day, of ten minutes each, in which it was searched. */
          searched: z.number(),
          /** Those of them in which no product had all of it. */
          missed: z.number(),
          /** Products that have all of it now, with the live rules. */
          results: z.number(),
          /** The page that it opens instead of results. */
          redirect: z.string().optional(),
        }),
      ),
      locales: z.array(z.object({ siteId: z.string(), locale: z.string() })),
    }),
    errors: [],
  }),
  'backoffice.exportSearches': defineCall({
    method: 'GET',
    path: '/backoffice/api/searches.csv',
    summary: 'The same searches as a table',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffExports' }],
    query: SearchesQuery,
    reply: CsvFile,
    errors: [],
  }),
}
