import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery, VariantId } from '../shapes/primitives.ts'

/** A ticket of the caller's own. */
const Entry = z.object({
  ticket: z.string(),
  /** The variant that is drawn for. */
  productId: z.string(),
  state: z.enum(['entered', 'won', 'waiting', 'expired', 'bought', 'lost']),
  /** Its place among the tickets for the same variant; absent before the draw. */
  place: z.number().optional(),
  /** Until when a winner's unit is reserved. */
  reservedUntil: z.string().optional(),
})

const drawParams = z.object({ drawId: z.string().uuid() })

/** Draws of launches (decision 0081). */
export const drawsCalls = {
  'draws.get': defineCall({
    method: 'GET',
    path: '/products/v1/draws/{drawId}',
    summary: 'A draw: until when one can enter, for which units, and what proves that it is fair',
    session: 'none',
    params: drawParams,
    query: LocaleQuery,
    reply: z.object({
      drawId: z.string(),
      productId: z.string(),
      opensAt: z.string(),
      closesAt: z.string(),
      holdHours: z.number(),
      state: z.enum(['open', 'drawn', 'ended', 'cancelled']),
      entries: z.number(),
      units: z.array(z.object({ productId: z.string(), units: z.number() })),
      /** SHA-256 of the seed in hexadecimal digits. */
      seedHash: z.string(),
      /** Absent before the draw. */
      seed: z.string().optional(),
    }),
    errors: ['ORD404'],
  }),
  'draws.listTickets': defineCall({
    method: 'GET',
    path: '/products/v1/draws/{drawId}/tickets',
    summary:
      'All tickets of a draw with their places, from which and the seed anyone can draw again; only after the draw',
    session: 'none',
    params: drawParams,
    query: LocaleQuery,
    reply: z.object({ tickets: z.array(z.object({ ticket: z.string(), productId: z.string(), place: z.number() })) }),
    errors: ['ORD404'],
  }),
  'draws.getEntry': defineCall({
    method: 'GET',
    path: '/products/v1/draws/{drawId}/entry',
    summary: "The caller's own ticket; null without one",
    session: 'consumer',
    params: drawParams,
    query: LocaleQuery,
    reply: z.object({ entry: Entry.nullable() }),
    errors: [],
  }),
  'draws.enter': defineCall({
    method: 'PUT',
    path: '/products/v1/draws/{drawId}/entry',
    summary: 'Enters a draw with one ticket a person; another variant replaces the first',
    session: 'consumer',
    agents: 'refused',
    params: drawParams,
    query: LocaleQuery,
    body: z.strictObject({ productId: VariantId }),
    reply: z.object({ entry: Entry.nullable() }),
    errors: ['ORD404', 'INV411'],
  }),
  'draws.leave': defineCall({
    method: 'DELETE',
    path: '/products/v1/draws/{drawId}/entry',
    summary: 'Takes the own ticket back while one can enter',
    session: 'consumer',
    agents: 'refused',
    params: drawParams,
    query: LocaleQuery,
    reply: z.object({ entry: Entry.nullable() }),
    errors: [],
  }),
}
