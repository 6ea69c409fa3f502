import { expect, test } from 'vitest'
import type { InstrumentBack } from './given-back.ts'
import { countCreditable, creditedInstrumentId, toCreditedRefund } from './to-credited-refund.ts'

const payments = [
  { instrument: { id: 'gift', method: 'GIFT_CARD', upTo: 2000 }, amount: 2000 },
  { instrument: { id: 'card', method: 'CREDIT_CARD', upTo: null }, amount: 5000 },
] as const
const back = (gift: number, card: number): InstrumentBack[] => [
  { instrumentId: 'gift', method: 'GIFT_CARD', amount: gift, points: 0 },
  { instrumentId: 'card', method: 'CREDIT_CARD', amount: card, points: 0 },
]

test.each<[string, InstrumentBack[], number, [string, number][]]>([
  [
    'the part of a card',
    back(0, 3000),
    3000,
    [
      ['gift', 0],
      [creditedInstrumentId, 3000],
    ],
  ],
  [
    'beside a gift card only the part of the card',
    back(2000, 5000),
    5000,
    [
      ['gift', 2000],
      [creditedInstrumentId, 5000],
    ],
  ],
  [
    'of a gift card alone nothing',
    back(700, 0),
    0,
    [
      ['gift', 700],
      ['card', 0],
    ],
  ],
])('%s becomes store credit, and the sum stays [PAY-16]', (_, ways, creditable, after) => {
  expect(countCreditable({ payments }, ways)).toBe(creditable)
  const credited = toCreditedRefund({ payments }, ways)
  expect(credited.map(({ instrumentId, amount }) => [instrumentId, amount])).toEqual(after)
  const sum = (all: readonly InstrumentBack[]) => all.reduce((total, { amount }) => total + amount, 0)
  expect(sum(credited)).toBe(sum(ways))
})
