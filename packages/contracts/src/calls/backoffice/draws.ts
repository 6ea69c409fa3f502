import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { ContentSiteId, WallTime } from '../../shapes/backoffice-content.ts'
import { LocaleQuery, ProductId, VariantId } from '../../shapes/primitives.ts'

const DrawParams = z.object({ drawId: z.string().uuid() })

/** A draw in the list. */
const StaffDrawSummary = z.object({
  drawId: z.string(),
  siteId: z.string(),
  productId: z.string(),
  /** The product's name in the locale of the member of staff. */
  name: z.string(),
  state: z.enum(['open', 'drawn', 'ended', 'cancelled']),
  opensAt: z.string(),
  closesAt: z.string(),
  /** The zone of the site, by whose clock times are shown. */
  timeZone: z.string(),
  /** Tickets, and units that are drawn, over all variants. */
  entries: z.number(),
  units: z.number(),
})
export type StaffDrawSummary = z.output<typeof StaffDrawSummary>

/** A draw with its variants and what became of the tickets. It names no person: a ticket leads to an order at most. */
export const StaffDraw = StaffDrawSummary.extend({
  holdHours: z.number(),
  /** SHA-256 of the seed in hexadecimal digits. */
  seedHash: z.string(),
  /** Absent before the draw, and for ever where it was cancelled. */
  seed: z.string().optional(),
  variants: z.array(
    z.object({ variantId: z.string(), name: z.string(), units: z.number(), entries: z.number(), waiting: z.number() }),
  ),
  /** The tickets that have won, in the order of their places; of very many the first 500. */
  winners: z.array(
    z.object({
      ticket: z.string(),
      variantId: z.string(),
      place: z.number(),
      state: z.enum(['won', 'bought', 'expired']),
      reservedUntil: z.string().optional(),
      orderNumber: z.string().optional(),
    }),
  ),
})
export type StaffDraw = z.output<typeof StaffDraw>

const read = { session: 'backoffice', right: 'catalogue.read', limits: [{ policy: 'staffReads' }] } as const

/** Draws of launches in the back office (decisions 0081 and 0141). */
export const backofficeDrawCalls = {
  'backoffice.listDraws': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/draws',
    summary: 'Draws of launches, the newest first, in pages, and the sites that can have draws',
    query: ListQuery.extend({ siteId: ContentSiteId.optional() }),
    reply: pageOf(StaffDrawSummary).extend({
      sites: z.array(z.object({ siteId: z.string(), timeZone: z.string() })),
    }),
    errors: [],
  }),
  'backoffice.getDraw': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/draws/{drawId}',
    summary: 'A draw with its tickets by variant and its winners',
    params: DrawParams,
    query: LocaleQuery,
    reply: StaffDraw,
    errors: ['DRW404'],
  }),
  'backoffice.createDraw': defineCall({
    session: 'backoffice',
    right: 'draws.manage',
    method: 'POST',
    path: '/backoffice/api/draws',
    summary:
      'Creates a draw of all units of a product, or of some of its variants, that are free at the warehouse of the site',
    query: LocaleQuery,
    body: z.strictObject({
      siteId: ContentSiteId,
      productId: ProductId,
      /** Absent for all variants. */
      variantIds: z.array(VariantId).min(1).max(300).optional(),
      /** By the clock of the site; null for at once. */
      opensAt: WallTime.nullable(),
      closesAt: WallTime,
      /** How long a winner's unit is reserved. */
      holdHours: z.number().int().min(1).max(168),
    }),
    reply: StaffDraw,
    status: 201,
    errors: ['DRW404', 'DRW409', 'DRW410'],
  }),
  'backoffice.cancelDraw': defineCall({
    session: 'backoffice',
    right: 'draws.manage',
    method: 'POST',
    path: '/backoffice/api/draws/{drawId}/cancellation',
    summary: 'Cancels a draw that is not drawn yet, which puts its units on sale',
    params: DrawParams,
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: StaffDraw,
    errors: ['DRW404', 'DRW411'],
  }),
}
