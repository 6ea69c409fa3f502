import { formatMessage } from '@lacehouse/messages'
import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '../client/api/api-error.ts'
import { toPageClient } from '../host/to-page-client.ts'
import { loadLazyComponents } from '../hydration/lazy-component.tsx'
import { cacheCatalogues } from '../i18n/catalogues.ts'
import { type ShopContext, shopContext } from '../shop-context.ts'
import { action as askForPassword } from './forgot-password.tsx'
import { action as trackOrder } from './track-order.tsx'
import { action as withdraw } from './withdrawal.tsx'

const words = (id: 'withdrawal.failed' | 'GEN503') => formatMessage('en-us', id)
cacheCatalogues({
  'en-us/withdrawal.json': { 'withdrawal.failed': [{ type: 0, value: words('withdrawal.failed') }] },
  'en-us/errors.json': { GEN503: [{ type: 0, value: words('GEN503') }] },
})

beforeAll(loadLazyComponents)

/** A posted form, while the API answers every call that it cannot answer now. */
function post(values: Record<string, string>) {
  const api = toPageClient({
    call: () => Promise.reject(new ApiError({ status: 503, details: [], correlationId: 'c' })),
  })
  const context = new RouterContextProvider()
  context.set(shopContext, { api, locale: 'en-us', site: { country: 'DE' } } as unknown as ShopContext)
  const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(values) })
  return { request, context, params: {} } as never
}

const email = 'ada@example.com'

test('a withdrawal that cannot be declared now comes back with all that was typed [ERR-06]', async () => {
  const values = { name: 'Ada Marsh', contract: 'A1B2C3D4E5', email, goods: 'Court' }
  expect(await withdraw(post({ ...values, step: 'confirm' }))).toEqual({
    step: 'check',
    values,
    failure: words('withdrawal.failed'),
  })
})

test('a forgotten password that cannot be reset now comes back with its mailbox [ERR-06]', async () => {
  expect(await askForPassword(post({ email }))).toEqual({ email, isSent: false, refused: words('GEN503') })
})

test('an order that cannot be tracked now comes back with its number and mailbox [ERR-06]', async () => {
  const values = { orderNumber: 'A1B2C3D4E5', email }
  expect(await trackOrder(post(values))).toMatchObject({ step: 'form', values, refusal: 'orders.track.unavailable' })
})

test('the link of an order that cannot be mailed now comes back with its number and mailbox [ERR-06]', async () => {
  const values = { orderNumber: 'A1B2C3D4E5', email }
  const refusal = 'orders.track.link.unavailable'
  expect(await trackOrder(post({ ...values, intent: 'mail' }))).toMatchObject({ step: 'form', values, refusal })
})
