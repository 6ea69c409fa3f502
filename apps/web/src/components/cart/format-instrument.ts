import type { Translate } from '../../i18n/use-text.ts'

type Paid = { readonly label: string; readonly additionalData: Readonly<Record<string, string | number | undefined>> }

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** Formats a payment instrument: `Visa ending in 4242`, `Gift card ending in 8800`, or its name. */
export function formatInstrument(t: Translate, { label, additionalData }: Paid): string {
  const { brand, last4 } = additionalData
  if (typeof last4 !== 'string') return label
  return t('payment.card.ending', {
    brand: typeof brand === 'string' ? (brands[brand] ?? brand) : label,
    lastFour: last4,
  })
}
