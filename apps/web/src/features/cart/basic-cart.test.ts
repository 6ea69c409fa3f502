import { expect, test } from 'vitest'
import { addBasicSet, readLeft, writeLeft } from './basic-cart.ts'

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })
const toProduct = (id: string) => ({
  ...{ id, url: `/en-us/p/x-${id}`, images: {} },
  attributes: [
    { type: 'color', label: 'Color', options: [option('fog')] },
    { type: 'size', label: 'Size', options: [option('8'), option('9')] },
  ],
  variants: ['8', '9'].map((size) => ({
    id: `${id}-${size}`,
    attributes: { color: 'fog', size },
    stockStatus: 'inStock',
  })),
})

/** A cart that refuses a variant, of which the calls are listed. */
function createApi(refused: Readonly<Record<string, object>> = {}) {
  const asked: unknown[] = []
  const call = async (
    id: string,
    { params, body }: { params?: { productId: string }; body?: { productId: string } },
  ) => {
    if (id === 'products.details') return toProduct(params?.productId ?? '')
    asked.push([id, body?.productId])
    const refusal = refused[body?.productId ?? '']
    if (refusal) throw refusal
    return { id: 'cart-1' }
  }
  return { api: { call } as never, asked }
}

const refusal = Object.assign(new Error('sold out'), { name: 'ApiError', errorId: 'INV405', status: 409 })
const form = new URLSearchParams([
  ...[
    ['member', 'LHMEMB01'],
    ['size.LHMEMB01', '8'],
    ['member', 'LHMEMB02'],
    ['size.LHMEMB02', '9'],
  ],
  ...[
    ['member', 'LHMEMB03'],
    ['size.LHMEMB03', ''],
    ['size.LHMEMB04', '8'],
  ],
])

test('the form of a set adds each chosen product to one cart; what lacks a choice or is refused is named with its reason [CAT-03]', async () => {
  const { api, asked } = createApi({ 'LHMEMB02-9': refusal })
  const { cart, left } = await addBasicSet({ api, cartId: null, form })
  expect(asked).toEqual([
    ['cart.createWithItem', 'LHMEMB01-8'],
    ['cart.addItem', 'LHMEMB02-9'],
  ])
  expect(cart?.id).toBe('cart-1')
  expect(left).toEqual([
    { productId: 'LHMEMB02', reason: 'INV405' },
    { productId: 'LHMEMB03', reason: 'choice' },
  ])
})

test('what fails otherwise leaves what was added before in the cart [CAT-03]', async () => {
  const { api } = createApi({ 'LHMEMB02-9': new Error('no answer') })
  const { cart, left } = await addBasicSet({ api, cartId: 'cart-1', form })
  expect(cart?.id).toBe('cart-1')
  expect(left[0]).toEqual({ productId: 'LHMEMB02', reason: 'GEN500' })
})

test('what is left goes by the address and comes back, and foreign text is nothing', () => {
  const left = [
    { productId: 'LHMEMB02', reason: 'INV405' },
    { productId: 'LHMEMB03', reason: 'choice' },
  ]
  expect(readLeft(writeLeft(left))).toEqual(left)
  expect(readLeft('<b>,LHMEMB02,LHMEMB02.x y,a.b')).toEqual([])
  expect(readLeft(null)).toEqual([])
})
