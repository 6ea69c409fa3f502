import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Digest, planDraw, type Ticket } from './plan-draw.ts'

const digest: Digest = (text) => createHash('sha256').update(text).digest('hex')
const ticketsOf = (count: number, variantId = 'v'): Ticket[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${variantId}-${index}`, variantId }))

test.each([
  ['fewer units than tickets', 5, 2, 2],
  ['more units than tickets', 2, 5, 2],
  ['no unit', 3, 0, 0],
  ['no ticket', 0, 3, 0],
] as const)('with %s, of %s tickets for %s units %s win [CAT-08]', (_, tickets, units, winners) => {
  const placed = planDraw({ seed: 's', tickets: ticketsOf(tickets), units: { v: units } }, digest)
  expect(placed.filter(({ isWinner }) => isWinner)).toHaveLength(winners)
  expect(placed.map(({ place }) => place)).toEqual(Array.from({ length: tickets }, (_unused, index) => index + 1))
})

test('places follow from the seed alone, not from the order of the tickets [CAT-08]', () => {
  fc.assert(
    fc.property(fc.string(), fc.shuffledSubarray(ticketsOf(12), { minLength: 12 }), (seed, tickets) => {
      const draw = (of: readonly Ticket[]) => planDraw({ seed, tickets: of, units: { v: 4 } }, digest)
      expect(draw(tickets)).toEqual(draw(ticketsOf(12)))
    }),
  )
})

test('each variant is drawn among its own tickets [CAT-08]', () => {
  const tickets = [...ticketsOf(3, 'a'), ...ticketsOf(2, 'b')]
  const placed = planDraw({ seed: 's', tickets, units: { a: 1, b: 1 } }, digest)
  const winners = placed.filter(({ isWinner }) => isWinner)
  expect(winners.map(({ variantId }) => variantId).toSorted()).toEqual(['a', 'b'])
})

test('every ticket wins about equally often [CAT-08]', () => {
  const wins = new Map<string, number>()
  for (let seed = 0; seed < 3000; seed += 1) {
    const [first] = planDraw({ seed: String(seed), tickets: ticketsOf(6), units: { v: 1 } }, digest)
    if (first) wins.set(first.id, (wins.get(first.id) ?? 0) + 1)
  }
  for (const { id } of ticketsOf(6)) expect(Math.abs((wins.get(id) ?? 0) - 500)).toBeLessThan(100)
})

test('the tickets of the lowest digests win, and of equal digests the one that came first [CAT-08]', () => {
  const digests: Readonly<Record<string, string>> = { 's:a': '9f', 's:b': '0a', 's:c': 'c0', 's:d': '0a', 's:e': '1' }
  const tickets = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, variantId: 'v' }))
  const placed = planDraw({ seed: 's', tickets, units: { v: 2 } }, (text) => digests[text] ?? '')
  expect(placed.map(({ id, place, isWinner }) => [id, place, isWinner])).toEqual([
    ['b', 1, true],
    ['d', 2, true],
    ['e', 3, false],
    ['a', 4, false],
    ['c', 5, false],
  ])
})
