import type { Currency } from '../money/currency.ts'

/** Why staff issue or withdraw store credit; its owner reads the reason in words. */
export const storeCreditReasons = ['goodwill', 'complaint', 'price', 'correction'] as const
export type StoreCreditReason = (typeof storeCreditReasons)[number]

/** The most store credit that staff issue or withdraw at once, in minor units of its currency (docs/bounds.md). */
export const maxStoreCreditChange = 100_000

export type StoreCreditChange = {
  /** Minor units, positive to issue and negative to withdraw. */
  readonly amount: number
  readonly currency: Currency
}

type Context = {
  /** The balance in the currency of the change, in minor units. */
  readonly balance: number
  /** The currencies of the sites where the account can order. */
  readonly currencies: readonly Currency[]
}

/**
 * Checks a change of store credit by staff: whole minor units, not 0, at most `maxStoreCreditChange`, in a currency of the shop, and
 * never more withdrawn than is there (PAY-16).
 */
export function checkStoreCreditChange(
  { amount, currency }: StoreCreditChange,
  { balance, currencies }: Context,
): { readonly ok: true } | { readonly ok: false; readonly reason: 'bad_amount' | 'other_currency' | 'not_covered' } {
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > maxStoreCreditChange)
    return { ok: false, reason: 'bad_amount' }
  if (!currencies.includes(currency)) return { ok: false, reason: 'other_currency' }
  return balance + amount < 0 ? { ok: false, reason: 'not_covered' } : { ok: true }
}
