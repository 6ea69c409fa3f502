import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import type { PriceAmounts } from '../../../ui/price.tsx'

const parts = ['lowCurrent', 'highCurrent', 'lowOriginal', 'highOriginal'] as const

/** Adds up prices in minor units, because decimal amounts do not add up exactly. */
export function sumPrices(prices: readonly PriceAmounts[], currency: Currency): PriceAmounts {
  const sum = (part: (typeof parts)[number]): number =>
    amountToWire(
      prices.reduce((total, price) => total + fromWire(price[part], currency).amount, 0),
      currency,
    )
  return {
    lowCurrent: sum('lowCurrent'),
    highCurrent: sum('highCurrent'),
    lowOriginal: sum('lowOriginal'),
    highOriginal: sum('highOriginal'),
  }
}
