import { execFileSync } from 'node:child_process'
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
  signInAs,
} from '@lacehouse/test-kit'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

const seconds = 1000
const rounds = Number(process.env.PROOF_ROUNDS ?? 2)
const cartsInRound = 20
const recoveredWithin = 30 * seconds
const env = { PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true', WARM_PICTURES: '0', QUICK_PICTURES: '1' }

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
  'T8: a server killed at any moment of placing leaves each cart, 30 s after, ordered and charged once or open and not charged [CHK-07] [PAY-13]',
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

test(
  'a consumer whose server was killed stays signed in when it is started again, and the session is renewed [AUTH-10]',
  async () => {
    const signedIn = await signInAs(createTestClient(shop.url), { email: 'member.us@lacehouse.test' })
    await shop.kill()
    await open()
    const client = createTestClient(shop.url)
    const after = client.withToken(signedIn.token)
    expect((await after.call('consumer.get', {})).consumerProfile.consumerNo).toBe(signedIn.id)
    const { refreshToken } = signedIn.tokens
    const renewed = await client
      .withToken(null)
      .call('auth.token', { body: { grantType: 'refresh_token', refreshToken } })
    expect(renewed.consumerNo).toBe(signedIn.id)
    await client.withToken(renewed.accessToken).call('consumer.get', {})
  },
  180 * seconds,
)

test(
  'a cart outlives the server: killed and started again, it answers the same items and totals to the session that made it [CART-24]',
  async () => {
    const variants = await findSellable(createTestClient(shop.url).withToken(null), 2)
    const guest = await createTestClient(shop.url).createGuest('en-us')
    const { id: cartId } = await createCartWith(guest, variants[0] ?? '')
    const added = { cartId, productId: variants[1] ?? '', qty: 2 }
    const { items, totals } = await guest.call('cart.addItem', { body: added })
    await shop.kill()
    await open()
    const cart = await createTestClient(shop.url)
      .withToken(guest.token)
      .call('cart.get', { params: { basketId: cartId } })
    expect(cart.items.map(({ id, productId, qty }) => [id, productId, qty])).toEqual(
      items.map(({ id, productId, qty }) => [id, productId, qty]),
    )
    expect(cart.items.map(({ productId }) => productId)).toEqual(expect.arrayContaining(variants))
    expect(cart.totals).toEqual(totals)
  },
  180 * seconds,
)

/** Finds the process of the sandbox that the shop has started. */
const findSandbox = (): number | null => {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/))
  const found = processes.find(
    ([, ppid, ...args]) => Number(ppid) === shop.pid && /payment-sandbox/.test(args.join(' ')),
  )
  return found ? Number(found[0]) : null
}

test(
  'a payment sandbox that is killed is started again with its journal, and orders in between become final while the shop runs',
  async () => {
    const [variant = ''] = await findSellable(createTestClient(shop.url).withToken(null), 1)
    const [before, between] = [await makeCart(variant), await makeCart(variant)]
    await placeUntilKilled(before)
    const killed = findSandbox()
    process.kill(killed ?? 0, 'SIGKILL')
    await placeUntilKilled(between)
    const orders = [await waitForEnd(before, Date.now()), await waitForEnd(between, Date.now() + 2 * recoveredWithin)]
    for (const order of orders) expect(await sandbox.listPayments(order)).toMatchObject([{ status: 'authorised' }])
    expect(findSandbox()).not.toBe(killed)
    expect(shop.output()).toContain('The payment sandbox ended (SIGKILL)')
  },
  60 * seconds,
)
