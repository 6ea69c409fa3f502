import type { BoughtOrder, InstrumentBack } from './given-back.ts'

/** The id of store credit among the ways of a refund that did not pay the order. */
export const creditedInstrumentId = 'store-credit'

/** Counts the part of a refund that a payment provider would give back, and that can become store credit, in minor units. */
export function countCreditable(
  { payments }: Pick<BoughtOrder, 'payments'>,
  instruments: readonly InstrumentBack[],
): number {
  return instruments
    .filter(({ instrumentId }) => isOfProvider(payments, instrumentId))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Turns the provider's part of a refund into store credit: the ways keep their sum, and what stored value paid goes back to where it came
 * from (PAY-16).
 */
export function toCreditedRefund(
  order: Pick<BoughtOrder, 'payments'>,
  instruments: readonly InstrumentBack[],
): InstrumentBack[] {
  const amount = countCreditable(order, instruments)
  if (amount === 0) return [...instruments]
  return [
    ...instruments.filter(({ instrumentId }) => !isOfProvider(order.payments, instrumentId)),
    { instrumentId: creditedInstrumentId, method: 'STORE_CREDIT', amount, points: 0 },
  ]
}

function isOfProvider(payments: BoughtOrder['payments'], id: string): boolean {
  return payments.some(({ instrument }) => instrument.id === id && instrument.upTo === null)
}
