import { toDigits } from '../cards/card-number.ts'
import { findTestCard } from '../cards/test-cards.ts'
import { type Provider, timestamp } from '../provider.ts'

type Opened = {
  applicationPrimaryAccountNumber: string
  applicationExpirationDate: string
  /** ISO 4217 numeric. */
  currencyCode?: string
  /** Minor units. */
  transactionAmount?: number
  /** SHA-256 of the page's application data, in hexadecimal digits. */
  applicationDataHash?: string
}

/** The currencies of the shops, by the numbers that Apple uses. */
const currencies: Readonly<Record<string, string>> = { 36: 'AUD', 124: 'CAD', 826: 'GBP', 840: 'USD', 978: 'EUR' }

/**
 * Exchanges a wallet's encrypted card for an opaque token, or null. Apple encrypts for the provider's key; here the content is
 * plain, and only the sandbox's own test cards are accepted, so that no real card is stored.
 */
export function takeAppleToken(provider: Provider, paymentData: string) {
  const opened = open(paymentData)
  const testCard = opened && findTestCard(toDigits(opened.applicationPrimaryAccountNumber))
  if (!opened || !testCard) return null
  const [, year = '', month = ''] = /^(\d{2})(\d{2})\d{2}$/.exec(opened.applicationExpirationDate) ?? []
  if (month === '') return null
  const card = {
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    bin: testCard.number.slice(0, 6),
    expiryMonth: Number(month),
    expiryYear: 2000 + Number(year),
  }
  const token = provider.createId('tok')
  const { behaviour } = testCard
  provider.ledger.putToken({ token, sessionId: null, card, behaviour, createdAt: timestamp(provider) })
  return { token, ...card, ...toApproved(opened) }
}

/** The approval of the buyer in the wallet's sheet. */
function toApproved({ currencyCode, transactionAmount, applicationDataHash }: Opened) {
  const currency = currencies[Number(currencyCode)]
  return {
    ...(transactionAmount !== undefined && { amount: transactionAmount }),
    ...(currency && { currency }),
    ...(applicationDataHash && { applicationDataHash }),
  }
}

function open(paymentData: string): Opened | null {
  try {
    const { version, data, header } = JSON.parse(paymentData)
    if (version !== 'EC_v1') return null
    const opened = JSON.parse(Buffer.from(String(data), 'base64').toString())
    const isWhole = ['applicationPrimaryAccountNumber', 'applicationExpirationDate'].every(
      (name) => typeof opened?.[name] === 'string',
    )
    return isWhole ? { ...opened, applicationDataHash: header?.applicationData } : null
  } catch {
    // Content that cannot be read was not encrypted for this provider.
    return null
  }
}
