import type { CallReply } from '@lacehouse/contracts'
import { resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import type { ApiClient } from '../../client/api/api-client.ts'
import { isApiError } from '../../client/api/api-error.ts'

export type Cart = CallReply<'cart.get'>

/** The input of a cart change: the field `intent` of the form names the change. */
type Change = { readonly api: ApiClient; readonly cartId: string | null; readonly form: URLSearchParams }

/** A product of a set that is not in the cart, and why: the id of the refusal, or `choice` where something is still to be chosen. */
export type LeftItem = { readonly productId: string; readonly reason: string }

/** Applies a submitted form to the cart and returns the changed cart; null where nothing changed. */
export async function changeBasicCart({ api, cartId, form }: Change): Promise<Cart | null> {
  const value = (name: string) => form.get(name) ?? ''
  switch (form.get('intent')) {
    case 'add':
      return addProduct({ api, cartId, form })
    case 'remove':
      return cartId ? api.call('cart.removeItem', { body: { cartId, itemId: value('item') } }) : null
    case 'quantity':
      return cartId
        ? api.call('cart.updateItem', {
            params: { basketId: cartId },
            body: { itemId: value('item'), qty: Number(value('quantity')) },
          })
        : null
    case 'coupon':
      return cartId ? api.call('coupons.apply', { body: { cartId, code: value('code').trim() } }) : null
    case 'remove-coupon':
      return cartId ? api.call('coupons.remove', { body: { cartId, code: value('code') } }) : null
    default:
      return null
  }
}

/** No set has more products. */
const mostMembers = 24

/** Adds the chosen products of a set one after another, and says what the cart did not take, so that nothing is lost. */
export async function addBasicSet({ api, cartId, form }: Change): Promise<{ cart: Cart | null; left: LeftItem[] }> {
  let cart: Cart | null = null
  const left: LeftItem[] = []
  for (const productId of form.getAll('member').slice(0, mostMembers)) {
    try {
      const choice = toChoiceOf(form, productId)
      const added = await addProduct({ api, cartId: cart?.id ?? cartId, form: choice })
      if (added) cart = added
      else left.push({ productId, reason: 'choice' })
    } catch (error) {
      // What is in the cart already is shown, whatever came of the others.
      left.push({ productId, reason: isApiError(error) ? (error.errorId ?? 'GEN500') : 'GEN500' })
    }
  }
  return { cart, left }
}

/** Makes the form of one product of the form of a set, whose fields end with the product's id: `size.LHBDDBF987`. */
function toChoiceOf(form: URLSearchParams, productId: string): URLSearchParams {
  const ending = `.${productId}`
  const own = [...form].filter(([name, value]) => name.endsWith(ending) && value)
  const fields = own.map(([name, value]) => [name.slice(0, -ending.length), value])
  return new URLSearchParams([['product', productId], ...fields])
}

/** Writes what is left of a set for the address of the cart. */
export function writeLeft(left: readonly LeftItem[]): string {
  return left.map(({ productId, reason }) => `${productId}.${reason}`).join(',')
}

const leftPattern = /^([A-Z0-9]{8,11})\.([A-Za-z0-9]{1,12})$/

/** Reads what is left of a set of the address; text that `writeLeft` did not write is nothing. */
export function readLeft(text: string | null): LeftItem[] {
  return (text ?? '')
    .split(',')
    .slice(0, mostMembers)
    .flatMap((part) => {
      const [, productId, reason] = leftPattern.exec(part) ?? []
      return productId && reason ? [{ productId, reason }] : []
    })
}

async function addProduct({ api, cartId, form }: Change): Promise<Cart | null> {
  const product = await api.call('products.details', { params: { productId: form.get('product') ?? '' } })
  const single = product.attributes.filter(({ options }) => options.length === 1)
  const choice = Object.fromEntries([
    ...single.map(({ type, options }) => [type, options[0]?.value ?? '']),
    ...product.attributes.flatMap(({ type }) => (form.has(type) ? [[type, form.get(type) ?? '']] : [])),
  ])
  const variant = resolveVariant(product, choice)
  if (!variant) return null
  const color = choice.color ?? ''
  const item = {
    productId: variant.id,
    qty: 1,
    pdpUrl: `${product.url}?color=${encodeURIComponent(color)}`,
    productImageURL: product.images[color]?.[0]?.url ?? '',
  }
  if (!cartId) return api.call('cart.createWithItem', { body: item })
  try {
    return await api.call('cart.addItem', { body: { cartId, ...item } })
  } catch (error) {
    // The cart became an order or has expired.
    if (!isApiError(error, 'BSK404')) throw error
    return api.call('cart.createWithItem', { body: item })
  }
}
