import type { z } from 'zod'
import { accountAreaCalls } from './calls/account-area.ts'
import { adjustmentsCalls } from './calls/adjustments.ts'
import { afterSalesCalls } from './calls/after-sales.ts'
import { authCalls } from './calls/auth.ts'
import { backofficeCalls } from './calls/backoffice/backoffice.ts'
import { balancesCalls } from './calls/balances.ts'
import { cartCalls } from './calls/cart.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { consentsCalls } from './calls/consents.ts'
import { couponCalls } from './calls/coupons.ts'
import { internalCalls } from './calls/internal.ts'
import { listCalls } from './calls/lists.ts'
import { stockNoticesCalls } from './calls/stock-notices.ts'
import { storesCalls } from './calls/stores.ts'
import { utilitiesCalls } from './calls/utilities.ts'
import { walletCalls } from './calls/wallets.ts'
import type { CallContract } from './define-call.ts'

/** Every call of the API by its id. */
export const calls = {
  ...authCalls,
  ...balancesCalls,
  ...accountAreaCalls,
  ...cartCalls,
  ...couponCalls,
  ...listCalls,
  ...adjustmentsCalls,
  ...checkoutCalls,
  ...internalCalls,
  ...consentsCalls,
  ...catalogueCalls,
  ...storesCalls,
  ...stockNoticesCalls,
  ...utilitiesCalls,
  ...walletCalls,
  ...afterSalesCalls,
  ...backofficeCalls,
} as const satisfies Record<string, CallContract>

export type Calls = typeof calls
export type CallId = keyof Calls
export type BackofficeCallId = keyof typeof backofficeCalls
/** The calls of the storefront. */
export type ShopCallId = Exclude<CallId, BackofficeCallId>

/** Returns whether a call belongs to the back office. */
export function isBackofficeCall(id: string): id is BackofficeCallId {
  return Object.hasOwn(backofficeCalls, id)
}

type InputOf<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown
type OptionalQuery<C> = C extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : unknown

/**
 * The input of a call's client: params and body as the contract declares them; the query may be absent if all its fields are
 * optional.
 */
export type CallInput<Id extends CallId> = InputOf<Calls[Id], 'params'> &
  InputOf<Calls[Id], 'body'> &
  (Calls[Id] extends { query: infer S extends z.ZodType }
    ? Partial<z.input<S>> extends z.input<S>
      ? OptionalQuery<Calls[Id]>
      : { query: z.input<S> }
    : unknown)

/** The reply of a call. */
export type CallReply<Id extends CallId> = z.output<Calls[Id]['reply']>

type OutputOf<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined

/** The validated input of a call's handler. */
export type CallRequest<Id extends CallId> = {
  params: OutputOf<Calls[Id], 'params'>
  query: OutputOf<Calls[Id], 'query'>
  body: OutputOf<Calls[Id], 'body'>
}
