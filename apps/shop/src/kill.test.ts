import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createCartWith,
  createDraw,
  createSandboxControl,
  createTestClient,
  drawSeed,
  findSellable,
  makeReady,
  type SandboxControl,
} from '@lacehouse/test-kit'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const seconds = 1000
const rounds = Number(process.env.PROOF_ROUNDS ?? 2)
const cartsInRound = 20
const recoveredWithin = 30 * seconds
const env = { PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true' }

type Shop = Awaited<ReturnType<typeof startShop>>
type Placed = { readonly token: string; readonly cartId: string }

let dataDir: string
let shop: Shop
let sandbox: SandboxControl

const open = async (): Promise<void> => {
  shop = await startShop({ dataDir, env })
  const secrets: Record<string, string> = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  sandbox = createSandboxControl(shop.sandboxUrl, secrets.PAYMENT_API_KEY ?? '')
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lh-kill-'))
  await open()
}, 180 * seconds)

afterAll(async () => {
  await shop?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const makeCart = async (variantId: string): Promise<Placed> => {
  const shopper = await createTestClient(shop.url).createGuest('en-us')
  const cart = await createCartWith(shopper, variantId)
  await makeReady(shopper, cart.id)
  return { token: shopper.token, cartId: cart.id }
}

const shopperOf = ({ token }: Placed) => createTestClient(shop.url).withToken(token)

/** Places an order; there may be no reply because the shop is killed meanwhile. */
const placeUntilKilled = async (placed: Placed): Promise<void> => {
  await shopperOf(placed)
    .tryCall('checkout.placeOrder', { body: { cartId: placed.cartId } })
    .catch((error: Error) => expect(error.name).toBe('TypeError'))
}

/** The end of a cart: the number of its order, `open`, or null while it is undecided. */
const findEnd = async (placed: Placed): Promise<string | null> => {
  const shopper = shopperOf(placed)
  const cart = await shopper.call('cart.get', { params: { basketId: placed.cartId } })
  if (cart.state === 'open') return 'open'
  if (cart.state !== 'ordered') return null
  return cart.orderNumber ?? null
}

const waitForEnd = async (placed: Placed, until: number): Promise<string> => {
  for (;;) {
    const end = await findEnd(placed)
    if (end !== null) return end
    if (Date.now() > until) throw new Error(`cart ${placed.cartId} is neither ordered nor open`)
    await pause(250)
  }
}

/** The order numbers of authorised payments, from the provider's journal. */
const listCharged = async (): Promise<string[]> => {
  const journal = await readFile(join(dataDir, 'payments/payments.jsonl'), 'utf8')
  const lines = journal.split('\n').filter((line) => line !== '')
  const payments = new Map<string, { status: string; reference: string }>()
  for (const line of lines) {
    const { payment } = JSON.parse(line)
    if (payment) payments.set(payment.id, payment)
  }
  return [...payments.values()].filter(({ status }) => status === 'authorised').map(({ reference }) => reference)
}

test(
  'T8: a server killed at any moment of placing leaves each cart, 30 s after, ordered and charged once or open and not charged [CHK-07 PAY-13]',
  async () => {
    const draw = createDraw(drawSeed('T8'))
    const variants = await findSellable(createTestClient(shop.url).withToken(null), 8)
    const orders: string[] = []
    const ends = { ordered: 0, open: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const carts: Placed[] = []
      for (let index = 0; index < cartsInRound; index += 1) carts.push(await makeCart(variants[draw(8)] ?? ''))
      // Most charges are slow, so that kills happen before, during and after them.
      await sandbox.makeTrouble({ mode: 'slow', ms: 100 + draw(200), probability: 0.6, seed: round + 1 })
      const placing = carts.map(async (placed) => {
        await pause(draw(300))
        await placeUntilKilled(placed)
      })
      await pause(20 + draw(500))
      await shop.kill()
      await Promise.all(placing)
      await open()
      const until = Date.now() + recoveredWithin
      for (const placed of carts) {
        const end = await waitForEnd(placed, until)
        ends[end === 'open' ? 'open' : 'ordered'] += 1
        if (end === 'open') continue
        orders.push(end)
        expect(await sandbox.listPayments(end)).toMatchObject([{ status: 'authorised' }])
      }
    }
    process.stdout.write(`T8: ${ends.ordered} carts ordered, ${ends.open} open\n`)
    expect(new Set(orders).size).toBe(orders.length)
    expect((await listCharged()).toSorted()).toEqual(orders.toSorted())
  },
  rounds * 60 * seconds,
)
