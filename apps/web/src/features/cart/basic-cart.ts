import type { CallReply } from '@lacehouse/contracts'
import { resolveVariant } from '@lacehouse/domain/product/resolve-variant'
import type { ApiClient } from '../../client/api/api-client.ts'
import { isApiError } from '../../client/api/api-error.ts'

export type Cart = CallReply<'cart.get'>

/** The input of a cart change: the field `intent` of the form names the change. */
type Change = { readonly api: ApiClient; readonly cartId: string | null; readonly form: URLSearchParams }

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
