import { callTable } from '@lacehouse/contracts/call-table.gen'

type Call = keyof typeof callTable
type Body = Record<string, unknown>

const address = {
  firstName: 'Bo',
  lastName: 'Lund',
  addressLine1: '500 5th Ave',
  city: 'New York',
  province: 'NY',
  postalCode: '10110',
  countryCode: 'US',
  phone: '2125550132',
  email: 'bo@example.com',
}

/** Somebody else in the shop, who calls it without a page, and buys every piece of a variant that is left. */
export async function buyAll(shop: string, productId: string): Promise<void> {
  const { accessToken } = await send(shop, 'auth.token', { siteId: 'LH-US' })
  const call = (id: Call, body: Body, cartId = '') => send(shop, id, body, { token: String(accessToken), cartId })
  const master = productId.slice(0, productId.indexOf('-'))
  const details = await fetch(`${shop}/products/v2/products/${master}/details?locale=en-us`).then((reply) =>
    reply.json(),
  )
  const { quantity } = details.variants.find(({ id }: { id: string }) => id === productId)
  const cart = await call('cart.createWithItem', { productId, qty: quantity })
  const cartId = String(cart.id)
  await call('cart.setShippingAddress', { address }, cartId)
  await call('cart.setBillingAddress', { sameAsShipping: true }, cartId)
  await call('cart.addPaymentInstrument', { payment_method_id: 'CREDIT_CARD', token: 'tok_success' }, cartId)
  await call('checkout.prepareOrder', { basketId: cartId })
  await call('checkout.placeOrder', { cartId })
}

async function send(shop: string, id: Call, body: Body, { token = '', cartId = '' } = {}): Promise<Body> {
  const [method = '', path = ''] = callTable[id].split(' ')
  const reply = await fetch(`${shop}${path.replace('{basketId}', cartId)}?locale=en-us`, {
    method,
    headers: {
      'content-type': 'application/json',
      siteid: 'LH-US',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${id} was refused: ${await reply.text()}`)
  return reply.json()
}
