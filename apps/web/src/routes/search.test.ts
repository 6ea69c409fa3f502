import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { type ShopContext, shopContext } from '../shop-context.ts'
import { loader } from './search.tsx'

// The parts of the page are still being loaded when the loader has answered.
afterAll(() => vi.dynamicImportSettled())

/** Loads the search page of a shop whose merchant leads the text to an address. */
async function search(redirect: string): Promise<unknown> {
  const context = new RouterContextProvider()
  const call = async (id: string) => (id === 'search.products' ? { redirect } : null)
  const url = { origin: 'http://shop.test', pathname: '/en-us/search', search: new URLSearchParams({ q: 'returns' }) }
  const policy = { tags: new Set(), decisions: new Map() }
  context.set(shopContext, {
    api: { call },
    url,
    policy,
    site: { siteId: 'LH-US' },
    locale: 'en-us',
  } as never as ShopContext)
  return loader({ context, params: {} } as never).catch((thrown: unknown) => thrown)
}

test('a search that a merchant leads to a page opens it instead of results [SRCH-04]', async () => {
  const answer = await search('/en-us/help/returns')
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([302, '/en-us/help/returns'])
})

test.each(['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test/'])(
  'a search leads nowhere else than to pages of the shop, and not to %s',
  async (address) => {
    expect(await search(address)).not.toBeInstanceOf(Response)
  },
)
