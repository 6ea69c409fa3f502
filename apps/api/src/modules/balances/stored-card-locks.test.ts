import { minutes } from '@lacehouse/domain/time/durations'
import { issueCard, type TestApi, type TestShopper, testNow } from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const pin = '4711'
let nth = 0
const newCard = async (api: TestApi): Promise<string> => {
  nth += 1
  const number = `6006 4900 ${String(nth).padStart(4, '0')} 7700`
  await issueCard(api, { number, pin, amount: 1000 })
  return number
}

const ask = (shopper: TestShopper, number: string, typed = pin) =>
  shopper.tryCall('balances.giftCard', { body: { number, pin: typed } })
const idOf = async (...asked: Parameters<typeof ask>) => toRefusal(await ask(...asked))[1]

test.beforeEach(({ api }) => api.setNow(testNow))

test('of 100 PINs that are tried at once from 100 sessions five are examined [PAY-02] [T33]', async ({ api }) => {
  const number = await newCard(api)
  const guests = await Promise.all(Array.from({ length: 100 }, () => api.client.createGuest()))
  const answers = await Promise.all(guests.map((guest, index) => idOf(guest, number, String(index).padStart(4, '0'))))
  expect(answers.filter((id) => id === 'GFC725')).toHaveLength(5)
  expect(answers.filter((id) => id === 'GFC700')).toHaveLength(95)
})

test('a locked card is unknown to a stranger, whatever PIN, and locked to the one who mistyped it [PAY-02]', async ({
  api,
}) => {
  const number = await newCard(api)
  const owner = await api.client.createGuest()
  for (let times = 0; times < 5; times += 1) expect(await idOf(owner, number, '0000')).toBe('GFC725')
  expect(await idOf(owner, number)).toBe('GFC799')
  const stranger = await api.client.createGuest()
  const [locked, wrong, unknown] = [
    await ask(stranger, number),
    await ask(stranger, number, '0000'),
    await ask(stranger, '6006 4900 9999 7700'),
  ].map(({ status, body }) => ({ status, body: { ...body, correlationId: '' } }))
  expect(locked).toEqual(unknown)
  expect(wrong).toEqual(unknown)
})

test('a card opens again after 15 minutes, and a right PIN forgets the wrong ones [PAY-02]', async ({ api }) => {
  const number = await newCard(api)
  const shopper = await api.client.createGuest()
  for (let times = 0; times < 5; times += 1) await idOf(shopper, number, '0000')
  api.setNow(testNow + minutes(16))
  const later = await api.client.createGuest()
  for (let round = 0; round < 2; round += 1) {
    for (let times = 0; times < 4; times += 1) expect(await idOf(later, number, '0000')).toBe('GFC725')
    expect((await ask(await api.client.createGuest(), number)).status).toBe(200)
  }
})
