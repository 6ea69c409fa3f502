import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { LocaleQuery, text } from '../../shapes/primitives.ts'

/** The lists that can be saved as views. */
const Area = z.enum(['orders', 'cases', 'customers', 'staff', 'audit'])
const View = z.object({
  viewId: z.string(),
  area: Area,
  name: z.string(),
  /** Filters and order as parameters of the list's address, without what was searched for. */
  query: z.record(z.string(), z.string()),
})
const Views = z.object({ views: z.array(View) })

/** Views of lists that a member of staff saved for themselves. */
export const backofficeViewCalls = {
  'backoffice.listViews': defineCall({
    method: 'GET',
    path: '/backoffice/api/views',
    summary: "The caller's own saved views",
    session: 'backoffice',
    right: 'signed_in',
    query: LocaleQuery,
    reply: Views,
    errors: [],
  }),
  'backoffice.saveView': defineCall({
    method: 'POST',
    path: '/backoffice/api/views',
    summary: 'Saves a view under a name, in the place of one with the same name; at most 20 of an area',
    session: 'backoffice',
    right: 'signed_in',
    query: LocaleQuery,
    body: z.strictObject({
      area: Area,
      name: text(60).min(1),
      query: z.strictObject({
        state: text(40).optional(),
        shipmentState: text(40).optional(),
        category: text(40).optional(),
        from: text(10).optional(),
        to: text(10).optional(),
        sort: text(40).optional(),
        role: text(40).optional(),
        action: text(60).optional(),
      }),
    }),
    reply: Views,
    errors: ['STF409'],
  }),
  'backoffice.deleteView': defineCall({
    method: 'DELETE',
    path: '/backoffice/api/views/{viewId}',
    summary: "Deletes one of the caller's own views; one that is gone is answered alike",
    session: 'backoffice',
    right: 'signed_in',
    params: z.object({ viewId: z.string().uuid() }),
    query: LocaleQuery,
    reply: Views,
    errors: [],
  }),
}
