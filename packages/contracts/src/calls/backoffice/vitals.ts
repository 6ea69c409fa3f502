import { pageTypes } from '@lacehouse/domain/page/page-type'
import { vitals } from '@lacehouse/domain/page/vitals'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { LocaleQuery, text } from '../../shapes/primitives.ts'

/** Calls about the measurements of visitors' browsers (decision 0126). */
export const backofficeVitalCalls = {
  'backoffice.listVitals': defineCall({
    method: 'GET',
    path: '/backoffice/api/vitals',
    summary: 'LCP, INP and CLS at the 75th percentile by page type, release and variant, of one site or of all',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery.extend({
      days: z.coerce.number().int().min(1).max(90).optional(),
      siteId: text(24).optional(),
    }),
    reply: z.object({
      days: z.number(),
      siteIds: z.array(z.string()),
      vitals: z.array(
        z.object({
          page: z.enum(pageTypes),
          release: z.string(),
          /** Empty for all loads of the page, whatever they showed. */
          variant: z.string(),
          metric: z.enum(vitals),
          loads: z.number(),
          /** Milliseconds, or the sum of layout shifts. */
          p75: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
}
