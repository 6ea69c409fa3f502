import { connect, createServer, type Socket } from 'node:net'
import { guessesAMinute } from '@lacehouse/contracts'
import {
  createCartWith,
  solveCaptcha,
  startTestApi,
  type TestClient,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { Redis } from 'ioredis'
import { expect } from 'vitest'

const makeGuesser = async (client: TestClient) => {
  const shopper = await client.createGuest()
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  const guess = (headers: Record<string, string> = {}, as: TestShopper = shopper) =>
    as.tryCall('coupons.apply', { body: { cartId: basketId, code: 'GUESS' }, headers })
  return { shopper, guess }
}

const guessOften = async (guess: () => Promise<{ status: number }>, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await guess()).status)
  return statuses
}

// One call represents all calls with a limit; the contracts name them. An unknown code is PRM130.
const within = Array.from({ length: guessesAMinute }, () => 404)

test('the eleventh guess of a session in a minute is a 403 with the challenge’s appId, from any address [CHK-17]', async ({
  api,
}) => {
  const { shopper, guess } = await makeGuesser(api.client)
  const elsewhere = (nth: number) => api.client.at(`10.1.1.${nth}`).withToken(shopper.token)
  let nth = 0
  expect(
    await guessOften(() => {
      nth += 1
      return guess({}, elsewhere(nth))
    }, guessesAMinute),
  ).toEqual(within)
  const refused = await guess({}, elsewhere(99))
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([403, 'AUT403'])
  expect(refused.body.appId).toBe('lacehouse-proof-of-work')
})

test('the eleventh guess from an address is refused for every session, and no other call is [CHK-17]', async ({
  api,
}) => {
  const office = api.client.at('10.2.2.2')
  const { guess } = await makeGuesser(office)
  expect(await guessOften(guess, guessesAMinute)).toEqual(within)
  const neighbour = await makeGuesser(office)
  expect((await neighbour.guess()).status).toBe(403)
  expect((await (await makeGuesser(api.client)).guess()).status).toBe(404)
})

test('a solved challenge lets the interrupted call pass once, and the easier challenge of a form does not [CHK-17]', async ({
  api,
}) => {
  const { shopper, guess } = await makeGuesser(api.client)
  expect(await guessOften(guess, guessesAMinute)).toEqual(within)
  const easy = await solveCaptcha(shopper, 'form')
  expect((await guess({ 'x-challenge-response': easy })).status).toBe(403)
  const solved = await solveCaptcha(shopper, 'guard')
  expect((await guess({ 'x-challenge-response': solved })).status).toBe(404)
  expect((await guess({ 'x-challenge-response': solved })).status).toBe(403)
})

test('guesses of gift cards on a cart and by their balance count together [PAY-02] [CHK-17]', async ({ api }) => {
  const { shopper } = await makeGuesser(api.client)
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  const balance = (number: string) => shopper.tryCall('balances.giftCard', { body: { number, pin: '1234' } })
  const add = (payment_method_id: 'GIFT_CARD' | 'REWARD_CARD' | 'REWARD_CODE' | 'CREDIT_CARD') =>
    shopper.tryCall('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id, number: '6006490021190999', pin: '1234', token: 'tok_visa' },
    })
  const half = guessesAMinute / 2
  for (let nth = 0; nth < half; nth += 1) {
    expect((await balance(`600649002119${1000 + nth}`)).body.errorDetails[0]?.errorId).toBe('GFC700')
    expect((await add('GIFT_CARD')).body.errorDetails[0]?.errorId).toBe('GFC700')
  }
  for (const method of ['GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'] as const) {
    const refused = await add(method)
    expect([refused.status, refused.body.appId], method).toEqual([403, 'lacehouse-proof-of-work'])
  }
  expect((await balance('6006490021191999')).status).toBe(403)
  // The provider's token of a card cannot be guessed.
  expect((await add('CREDIT_CARD')).status).not.toBe(403)
})

/** A proxy between the shop and its Redis, which the test can disconnect. */
const openProxy = async (target: URL): Promise<{ url: string; cut: () => Promise<void> }> => {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined)
  }
  const server = createServer((socket) => {
    const far = keep(connect(Number(target.port || 6379), target.hostname))
    keep(socket).pipe(far).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `redis://127.0.0.1:${port}${target.pathname}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

test.runIf(process.env.TEST_REDIS_URL)(
  'T24: instances count together in Redis, and without it each counts alone',
  async () => {
    const proxy = await openProxy(new URL(process.env.TEST_REDIS_URL ?? ''))
    const first = await startTestApi({ redisUrl: proxy.url })
    const redis = new Redis(process.env.TEST_REDIS_URL ?? '')
    const { guess } = await makeGuesser(first.client)
    expect(await guessOften(guess, guessesAMinute)).toEqual(within)
    expect((await guess()).status).toBe(403)
    const ownKeys = `*${new URL(first.database.url).pathname.slice(1)}:limit:coupons:*`
    expect((await redis.keys(ownKeys)).length).toBe(2)
    redis.disconnect()
    await proxy.cut()
    const later = await makeGuesser(first.client)
    expect(await guessOften(later.guess, guessesAMinute)).toEqual(within)
    expect((await later.guess()).status).toBe(403)
    await first.close()
  },
)
