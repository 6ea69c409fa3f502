import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { type PagePolicy, type ShopContext, shopContext } from '../../shop-context.ts'
import { toUnavailable } from '../../unavailable.ts'
import { loadShell } from './load-shell.ts'

const refuse = (status: number) =>
  new ApiError({ status, details: [{ errorId: `API${status}`, message: 'no' }], correlationId: 'c' })

/** Loads the shell where one of its parts fails. Answers what its page may be cached as. */
async function load(failing: string, error: unknown) {
  const policy = { incomplete: false, tags: new Set() } as unknown as PagePolicy
  const call = async (id: string) => {
    if (id === failing) throw error
    return { blocks: [], documents: [] }
  }
  const serverData = new Map()
  const site = { siteId: 'US', country: 'US', pickupRequired: {} }
  const shop = { api: { call }, site, locale: 'en-us', now: () => new Date(0), policy, serverData }
  const context = new RouterContextProvider(new Map([[shopContext, shop as unknown as ShopContext]]))
  const { hasMenu } = await loadShell({ context })
  return { hasMenu, ...policy }
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['content.menu', toUnavailable()],
  ['content.menu', refuse(500)],
  ['content.menu', new Error('a bug')],
  ['content.footer', refuse(500)],
  ['content.page', refuse(500)],
  ['content.popups', refuse(500)],
])('a page whose %s failed is shown without it and not cached for others', async (part, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await load(part, error)).toMatchObject({ incomplete: true, hasMenu: part !== 'content.menu' })
})

test('a document that does not exist leaves the page complete', async () => {
  expect(await load('content.page', refuse(404))).toMatchObject({ incomplete: false, hasMenu: true })
})
