import type { ProductTile as Tile } from '@lacehouse/contracts'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { saveAccount } from '../../client/account/account-memory.ts'
import { readFavouritesMemory, saveFavouritesMemory } from '../../client/favourites/favourites-memory.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { toasts } from '../../ui/toasts.ts'
import { ProductTile } from './product-tile.tsx'
import '../../components/favourites/watch-favourite-buttons.ts'

const tile: Tile = {
  id: 'LHTEST0001',
  name: 'Halden Court',
  url: '/en-us/p/halden-court-LHTEST0001',
  subtitle: 'Sneakers',
  price: { lowCurrent: 90, highCurrent: 90, lowOriginal: 90, highOriginal: 90, showLowestPrice: false },
  currency: 'USD',
  image: { url: '/i/test/picture', width: 800, height: 1000 } as Tile['image'],
  colours: [
    {
      value: 'fog',
      label: 'Fog',
      swatch: '#ccc',
      url: '',
      image: {} as Tile['image'],
      price: { original: 90, current: 90 },
    },
  ],
  available: true,
}
const key = 'LHTEST0001-fog'
const list = (...ids: string[]) => ({
  ...{ favoriteId: 'list', items: [], total: ids.length, start: 0, count: 0 },
  hearts: ids.map((id) => ({ id, itemId: `item-${id}` })),
})
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Answers every call of favourites with the given response, and returns the list of sent calls. */
function answerWith(answer: () => Response): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/auth/token')) return json({ expiresIn: 900 })
    if (path.includes('/favorites')) asked.push(`${init?.method} ${new URL(path, location.href).pathname}`)
    return answer()
  })
  return asked
}

beforeEach(() => saveFavouritesMemory(null))
afterEach(() => {
  saveAccount(null)
  vi.restoreAllMocks()
})

async function show() {
  await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <ProductTile tile={tile} sizes="40vw" largest={400} />
      </MessagesProvider>
    </Suspense>,
  )
  const heart = page.getByRole('button', { name: 'Favorites: Halden Court' })
  await expect.element(heart).toBeVisible()
  return heart
}

test('a favourite button is large enough to touch, lies on the picture, and is filled from the memory [FAV-03]', async () => {
  saveFavouritesMemory({ favoriteId: 'list', hearts: { [key]: 'item' } })
  const heart = await show()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  const { width, height, top } = heart.element().getBoundingClientRect()
  const card = heart.element().closest('article')?.getBoundingClientRect()
  expect([width, height, top]).toEqual([44, 44, card?.top])
})

test('a favourite button that is pressed by key is filled at once, sent, and remembered with its list [FAV-03] [CART-24]', async () => {
  const held = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes('/favorites')) return json({ expiresIn: 900 })
    asked.push(String(input))
    await held.promise
    return json(list(key))
  })
  const heart = await show()
  ;(heart.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(readFavouritesMemory()).toBeNull()
  held.resolve()
  await expect
    .poll(() => readFavouritesMemory())
    .toMatchObject({ favoriteId: 'list', hearts: { [key]: `item-${key}` } })
  expect(asked).toHaveLength(1)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a refused favourite is empty again, and the shopper sees the reason [FAV-03]', async () => {
  const asked = answerWith(() => json({ errorDetails: [{ errorId: 'INV408', message: 'full' }] }, 409))
  const heart = await show()
  await heart.click()
  await expect.poll(() => toasts.list().at(-1)?.title).toMatch(/favorites list is full/)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toEqual(['POST /wishlists/v2/favorites'])
})

test('a second press removes a favourite by its id, also one that was removed elsewhere [FAV-01]', async () => {
  saveFavouritesMemory({ favoriteId: 'list', hearts: { [key]: 'item' } })
  let isFirst = true
  const asked = answerWith(() => {
    const answer = isFirst ? json({ errorDetails: [{ errorId: 'ORD404', message: 'gone' }] }, 404) : json(list())
    isFirst = false
    return answer
  })
  const heart = await show()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => readFavouritesMemory()?.hearts).toEqual({})
  expect(asked).toEqual(['DELETE /wishlists/v2/favorites/list/items/item', 'GET /wishlists/v2/favorites'])
})

test('a guest whose list is lost gets the remembered favourites on a new one [CART-24]', async () => {
  saveFavouritesMemory({ favoriteId: 'lost', hearts: { 'LHTEST0002-red': 'old' } })
  let answer = list(key)
  answerWith(() => {
    const body = answer
    answer = list('LHTEST0002-red', key)
    return json(body)
  })
  await (await show()).click()
  await expect.poll(() => Object.keys(readFavouritesMemory()?.hearts ?? {})).toEqual(['LHTEST0002-red', key])
})

test('a favourite of another tab is filled here too [FAV-03]', async () => {
  const heart = await show()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  const text = JSON.stringify({ favoriteId: 'list', hearts: { [key]: 'item' }, seenAt: Date.now() })
  const name = `favourites.${document.documentElement.dataset.site ?? ''}`
  localStorage.setItem(name, text)
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }))
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

test.each(['EMPLOYEE', 'STORE_EMPLOYEE'])(
  '%s sees no favourite buttons, and the layout stays the same [FAV-04]',
  async (consumerType) => {
    const heart = await show()
    const before = heart.element().closest('article')?.getBoundingClientRect().height
    const element = heart.element()
    saveAccount({ consumerNo: 'E1', consumerType, firstName: 'Ada' })
    await expect.poll(() => getComputedStyle(element).visibility).toBe('hidden')
    expect(element.closest('article')?.getBoundingClientRect().height).toBe(before)
  },
)
