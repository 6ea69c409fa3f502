import { callTable } from '@lacehouse/contracts/call-table.gen'

type Call = keyof typeof callTable
type Body = Record<string, unknown>
type Shopper = { readonly shop: string; readonly token: string; readonly cartId: string }

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
const moreThanThereIs = 99_999

/** Somebody else in the shop, who calls it without a page, and buys every piece of a variant that is left. */
export async function buyAll(shop: string, productId: string): Promise<void> {
  const { item, ...shopper } = await openCart(shop, productId)
  // The refusal of too many names how many there are (INV408).
  const refused = await send(shopper, 'cart.updateItem', { itemId: item?.id, qty: moreThanThereIs })
  const { errorDetails } = (await refused.json()) as { errorDetails: { maximum: number }[] }
  await ask(shopper, 'cart.updateItem', { itemId: item?.id, qty: errorDetails[0]?.maximum })
  await order(shopper, address.email)
}

/** The same person elsewhere, by their mail address, who orders one piece with a code. */
export async function buyWithCode(
  shop: string,
  wish: { productId: string; code: string; email: string },
): Promise<void> {
  const shopper = await openCart(shop, wish.productId)
  await ask(shopper, 'coupons.apply', { cartId: shopper.cartId, code: wish.code })
  await order(shopper, wish.email)
}

async function openCart(shop: string, productId: string): Promise<Shopper & { item: { id: string } | undefined }> {
  const guest = { shop, token: '', cartId: '' }
  const { accessToken } = await ask(guest, 'auth.token', { siteId: 'LH-US' })
  const opened = { ...guest, token: String(accessToken) }
  const cart = await ask(opened, 'cart.createWithItem', { productId })
  const [item] = cart.items as { id: string }[]
  return { ...opened, cartId: String(cart.id), item }
}

async function order(shopper: Shopper, email: string): Promise<void> {
  await ask(shopper, 'cart.setShippingAddress', { address: { ...address, email } })
  await ask(shopper, 'cart.setBillingAddress', { sameAsShipping: true })
  await ask(shopper, 'cart.addPaymentInstrument', { payment_method_id: 'CREDIT_CARD', token: 'tok_success' })
  await ask(shopper, 'checkout.prepareOrder', { basketId: shopper.cartId })
  await ask(shopper, 'checkout.placeOrder', { cartId: shopper.cartId })
}

function send({ shop, token, cartId }: Shopper, id: Call, body: Body): Promise<Response> {
  const [method = '', path = ''] = callTable[id].split(' ')
  return fetch(`${shop}${path.replace('{basketId}', cartId)}?locale=en-us`, {
    method,
    headers: {
      'content-type': 'application/json',
      siteid: 'LH-US',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

async function ask(shopper: Shopper, id: Call, body: Body): Promise<Body> {
  const reply = await send(shopper, id, body)
  if (!reply.ok) throw new Error(`${id} was refused: ${await reply.text()}`)
  return reply.json() as Promise<Body>
}
