import type { InstrumentShare, PaymentInstrument } from './instrument.ts'

/**
 * Shares a total among instruments: first those with a limit, in their order and up to it, then the first one without a limit,
 * which takes the rest. Shares and `remainingToPay` sum to the total exactly (CHK-04).
 */
export function shareAmongInstruments(
  total: number,
  instruments: readonly PaymentInstrument[],
): { readonly shares: readonly InstrumentShare[]; readonly remainingToPay: number } {
  let left = total
  const amounts = new Map<PaymentInstrument, number>()
  const limitedFirst = [...instruments.filter(hasLimit), ...instruments.filter((instrument) => !hasLimit(instrument))]
  for (const instrument of limitedFirst) {
    const amount = isAgreed(instrument, left) ? Math.min(left, instrument.upTo ?? left) : 0
    amounts.set(instrument, amount)
    left -= amount
  }
  const shares = instruments.map((instrument) => ({ instrument, amount: amounts.get(instrument) ?? 0 }))
  return { shares, remainingToPay: left }
}

function hasLimit(instrument: PaymentInstrument): boolean {
  return instrument.upTo !== null
}

/** An approval of another amount, or of less than is due, does not count; the shopper is asked again (PAY-06, PAY-07). */
function isAgreed({ agreedTo, agreedUpTo }: PaymentInstrument, due: number): boolean {
  return (agreedTo === undefined || agreedTo === due) && (agreedUpTo === undefined || due <= agreedUpTo)
}

/** Checks that the instruments cover the total in minor units; an order with a total of 0 needs none (PAY-14). */
export function checkCoverage(
  total: number,
  instruments: readonly PaymentInstrument[],
):
  | { readonly ok: true; readonly shares: readonly InstrumentShare[] }
  | { readonly ok: false; readonly reason: 'not_covered'; readonly missing: number } {
  const { shares, remainingToPay } = shareAmongInstruments(total, instruments)
  if (remainingToPay > 0) return { ok: false, reason: 'not_covered', missing: remainingToPay }
  return { ok: true, shares: shares.filter((share) => share.amount > 0) }
}
