import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadLazyComponents } from '../hydration/lazy-component.tsx'
import { type ShopContext, shopContext } from '../shop-context.ts'
import { action } from './by-address.tsx'

beforeAll(loadLazyComponents)

const post = (pathname: string) => {
  const context = new RouterContextProvider()
  context.set(shopContext, { url: { pathname } } as ShopContext)
  return { request: new Request('http://shop.test/', { method: 'POST' }), context, params: {} } as never
}

test('the contact page takes the form that was sent without scripts, and no other document does [ACC-15]', () => {
  expect(action(post('/en-us/help/contact-us'))).toEqual({ wasSentPlain: true })
  expect(() => action(post('/en-us/help/returns'))).toThrow(expect.objectContaining({ status: 405 }))
})
