import { toDigits } from '../cards/card-number.ts'
import { findTestCard } from '../cards/test-cards.ts'
import { type Provider, timestamp } from '../provider.ts'

type Opened = {
  applicationPrimaryAccountNumber: string
  applicationExpirationDate: string
}

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
  return { token, ...card }
}

function open(paymentData: string): Opened | null {
  try {
    const { version, data } = JSON.parse(paymentData)
    if (version !== 'EC_v1') return null
    const opened = JSON.parse(Buffer.from(String(data), 'base64').toString())
    const isWhole = ['applicationPrimaryAccountNumber', 'applicationExpirationDate'].every(
      (name) => typeof opened?.[name] === 'string',
    )
    return isWhole ? opened : null
  } catch {
    // Content that cannot be read was not encrypted for this provider.
    return null
  }
}
