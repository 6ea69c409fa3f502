import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../client/api/query-client.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { createShopperChoices } from './shopper-choice.ts'
import { submitOrder } from './submit-order.ts'

const secret = 'a secret of the test'
const giftCard = { payment_instrument_id: 'g', payment_method_id: 'GIFT_CARD', amount: 7.25 }
const cart = {
  id: '11111111-1111-4111-8111-111111111111',
  totals: { total: 107.25 },
  payment_instruments: [giftCard],
} as unknown as Cart

/** Refuses every order for its captcha, and gives the orders that were sent. */
function refuseOrders(): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/captcha/challenge'))
      return Response.json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (!path.includes('/checkout/order')) return Response.json({ expiresIn: 900 })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ errorDetails: [{ errorId: 'AUT403', message: 'no' }], correlationId: 'c' }, { status: 403 })
  })
  return sent
}

/** Sends an order, and gives the ids of its refusals. */
async function order({ asksCaptcha }: { readonly asksCaptcha: boolean }): Promise<(string | null)[]> {
  const refused: (string | null)[] = []
  await submitOrder(cart, {
    asksCaptcha,
    choices: createShopperChoices(),
    onChecking: () => undefined,
    onBank: () => undefined,
    onFailed: () => undefined,
    onGivenUp: async () => undefined,
    onUnreached: () => undefined,
    onRefused: (error) => refused.push((error as { errorId: string | null }).errorId),
  })
  return refused
}

afterEach(() => vi.restoreAllMocks())

test('where the site asks for it, an order is sent with a solved captcha, and one that is refused is reported [AUTH-08]', async () => {
  const sent = refuseOrders()
  expect(await order({ asksCaptcha: true })).toEqual(['AUT403'])
  expect(sent).toHaveLength(1)
  expect(await verifySolution(sent[0]?.recaptcha_response ?? '', secret)).toBe(true)
})

test('where the site does not ask for it, an order is sent without a captcha [AUTH-08]', async () => {
  const sent = refuseOrders()
  await order({ asksCaptcha: false })
  expect(sent).toEqual([expect.not.objectContaining({ recaptcha_response: expect.anything() })])
})

test('an order says which total was shown, and what stored value paid of it [T16]', async () => {
  const sent = refuseOrders()
  await order({ asksCaptcha: false })
  expect(sent).toEqual([expect.objectContaining({ expectedTotal: 107.25, expectedStoredValue: 7.25 })])
})

test('after an order the account is fetched again, whose points and orders have changed', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
    Response.json(
      String(input).includes('/checkout/order')
        ? { orderNumber: 'A1B2C3D4E5', state: 'finalised', flash: [], paymentMethod: [] }
        : { expiresIn: 900 },
    ),
  )
  queryClient.setQueryData(['account', 'points'], [])
  expect(await order({ asksCaptcha: false })).toEqual([])
  expect(queryClient.getQueryState(['account', 'points'])?.isInvalidated).toBe(true)
})
