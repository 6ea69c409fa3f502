import type { StoredCardKind } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'

/** A gift card, reward card or reward code with its plain number, as the README lists it; the database holds hashes. */
export type DemoCard = {
  readonly id: string
  readonly kind: StoredCardKind
  readonly number: string
  readonly pin: string | null
  readonly currency: string
  readonly amountMinor: number
  readonly isBlocked: boolean
  readonly expiresAt: Date | null
}

const idPrefix = '6006a900-0000-4000-8000-'

/** The first and the last id that a card of the demo shop can have. */
export const demoCardIds = { first: `${idPrefix}000000000000`, last: `${idPrefix}ffffffffffff` } as const

const demoPin = '2468'
const unit = 100

type Draft = Pick<DemoCard, 'number' | 'amountMinor'> & Partial<DemoCard>

/** Plans gift cards of every state, a reward card and reward codes for each site in its currency; the README lists them. */
export function planCards(sites: readonly Site[], now: number): DemoCard[] {
  return sites.flatMap((site) => {
    const country = toDigits(site.country)
    const digits = (end: string): string => `60064900${country}${end}`
    const cards: Draft[] = [
      { number: digits('0100'), amountMinor: 100 * unit },
      { number: digits('0025'), amountMinor: 25 * unit },
      { number: digits('0500'), amountMinor: 500 * unit },
      { number: digits('0000'), amountMinor: 0 },
      { number: digits('0812'), amountMinor: 50 * unit, expiresAt: new Date(now - days(30)) },
      { number: digits('0760'), amountMinor: 50 * unit, isBlocked: true },
      { number: digits('7050'), amountMinor: 50 * unit, kind: 'reward_card' },
    ]
    const codes = Array.from({ length: 9 }, (_, nth): Draft => {
      return { number: `THANKS-${site.country}-${nth + 1}`, amountMinor: 15 * unit, kind: 'reward_code', pin: null }
    })
    return [...cards, ...codes].map((draft, place) => ({
      id: `${idPrefix}${country}${String(place).padStart(8, '0')}`,
      kind: 'gift_card' as const,
      pin: demoPin,
      currency: site.currency,
      isBlocked: false,
      expiresAt: null,
      ...draft,
    }))
  })
}

/** Four digits for a country's two letters, by their places in the alphabet: US is 2119. */
const toDigits = (country: string): string =>
  [...country].map((letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0')).join('')
