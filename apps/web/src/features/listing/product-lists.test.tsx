import { DataLayerEvent, type ProductTile } from '@lacehouse/contracts'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toMedia } from '../../../tools/show-block.tsx'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { BlockFrame } from '../../blocks/frame/block-frame.tsx'
import { CarouselTiles } from '../../blocks/product-carousel/carousel-tiles.tsx'
import { pageChange } from '../../client/events/page-change.ts'
import { TileGrid } from './tile-grid.tsx'
import '../../client/events/record-pages.ts'

const layer: Window & { dataLayer?: DataLayerEvent[] } = window
const start = location.href

const toTile = (id: string): ProductTile => ({
  ...{ id, name: `Shoe ${id}`, url: '#followed', subtitle: 'Sneakers', currency: 'USD', colours: [], available: true },
  price: { lowCurrent: 90, highCurrent: 90, lowOriginal: 90, highOriginal: 90, showLowestPrice: false },
  image: { ...toMedia(80, 100), view: 'side' } as ProductTile['image'],
})
const [one, two, three] = ['LHLIST0001', 'LHLIST0002', 'LHLIST0003']

/** Opens a page of the storefront without leaving the document, as its router does. */
function open(address: string) {
  history.replaceState(null, '', address)
  document.dispatchEvent(new Event(pageChange))
}

const listPushes = () =>
  (layer.dataLayer ?? []).filter(({ event }) => event.endsWith('_item_list') || event === 'select_item')

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  layer.dataLayer = []
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
  layer.dataLayer = []
})

const show = (part: ReactNode) =>
  showInShop(<main>{part}</main>, { areas: ['common', 'listing'], address: location.pathname })

type Results = { readonly ids: readonly string[]; readonly address: string; readonly page?: number }
let change: (next: Results) => void = () => undefined

/** A listing whose results change in place, as its filters do it. */
function Listing({ first }: { readonly first: Results }) {
  const [{ ids, page: number = 1 }, setResults] = useState(first)
  change = (next) => {
    open(next.address)
    setResults(next)
  }
  return (
    <>
      <h1>Running shoes</h1>
      <TileGrid page={number} tiles={ids.map(toTile)} isOpening={false} />
    </>
  )
}

async function showListing(first: Results) {
  open(first.address)
  await show(<Listing first={first} />)
}

test('a listing is pushed when it is seen, with its category and the places of its products [ROLE-06]', async () => {
  await showListing({ address: '/en-us/c/running-1200', ids: [one, two] })
  await expect.poll(listPushes).toHaveLength(1)
  expect(DataLayerEvent.array().parse(listPushes())).toEqual([
    {
      event: 'view_item_list',
      ecommerce: {
        item_list_id: '1200',
        item_list_name: 'Running shoes',
        items: [
          { item_id: one, item_name: `Shoe ${one}`, index: 0 },
          { item_id: two, item_name: `Shoe ${two}`, index: 1 },
        ],
      },
    },
  ])
})

test('each page of results is pushed once, a filter is another one, and a visit of the page later begins anew [ROLE-06]', async () => {
  const address = '/en-us/c/running-1300'
  const listed = () => listPushes().map((push) => 'ecommerce' in push && push.ecommerce.items.map(toPlace))
  const toPlace = ({ item_id: id, index }: { item_id: string; index?: number | undefined }) => [id, index]
  await showListing({ address, ids: [one, two] })
  await expect.poll(listed).toHaveLength(1)
  change({ address: `${address}?color=red`, ids: [two] })
  await expect.poll(listed).toHaveLength(2)
  change({ address: `${address}?page=2`, ids: [three], page: 2 })
  await expect.poll(listed).toHaveLength(3)
  change({ address, ids: [one, two] })
  await expect.element(page.getByRole('link', { name: `Shoe ${one}` })).toBeVisible()
  change({ address: '/en-us/c/sale-1400', ids: [two, one] })
  await expect.poll(listed).toHaveLength(4)
  change({ address, ids: [one, two] })
  await expect.poll(listed).toHaveLength(5)
  expect(listed()).toEqual([
    [
      [one, 0],
      [two, 1],
    ],
    [[two, 0]],
    [[three, 24]],
    [
      [two, 0],
      [one, 1],
    ],
    [
      [one, 0],
      [two, 1],
    ],
  ])
})

test('a search is pushed without the words that the shopper typed [ROLE-06]', async () => {
  await showListing({ address: '/en-us/search?q=jane%40example.com', ids: [one] })
  await expect.poll(listPushes).toHaveLength(1)
  const [push] = listPushes()
  expect(push).toMatchObject({ ecommerce: { item_list_id: 'search' } })
  expect(JSON.stringify(layer.dataLayer)).not.toMatch(/jane|Running/)
})

test('a carousel is pushed when it comes into view, under the id and the title of its block [ROLE-06]', async () => {
  open('/en-us')
  await page.viewport(1280, 700)
  await show(
    <>
      <div style={{ height: '1000px' }}>Above</div>
      <BlockFrame block={{ id: 'home-new', type: 'product-carousel' }}>
        <CarouselTiles title="New in" tiles={[one, two].map(toTile)} cards={5} />
      </BlockFrame>
    </>,
  )
  await expect.element(page.getByRole('link', { name: `Shoe ${two}` })).toBeInTheDocument()
  // The page is reported with its first events, so that what was in view then was reported too.
  await expect.poll(() => layer.dataLayer?.some(({ event }) => event === 'page_view')).toBe(true)
  expect(listPushes()).toEqual([])
  page
    .getByRole('link', { name: `Shoe ${one}` })
    .element()
    .scrollIntoView({ block: 'center' })
  await expect.poll(listPushes).toHaveLength(1)
  expect(listPushes()).toMatchObject([
    { event: 'view_item_list', ecommerce: { item_list_id: 'home-new', item_list_name: 'New in' } },
  ])
})

test('a pressed tile is pushed with its list and its place in it [ROLE-06]', async () => {
  await showListing({ address: '/en-us/c/running-1500?page=3', ids: [one, two, three], page: 3 })
  await expect.poll(listPushes).toHaveLength(1)
  await page.getByRole('link', { name: `Shoe ${three}` }).click()
  await expect.poll(listPushes).toHaveLength(2)
  expect(DataLayerEvent.parse(listPushes()[1])).toEqual({
    event: 'select_item',
    ecommerce: {
      item_list_id: '1500',
      item_list_name: 'Running shoes',
      items: [{ item_id: three, item_name: `Shoe ${three}`, index: 50 }],
    },
  })
})

test('tiles that are in no list of the shop, as favourites are, are not pushed [ROLE-06]', async () => {
  open('/en-us/account')
  await show(
    <>
      <ul>
        <li data-product={one}>
          <a href="#followed">{`Shoe ${one}`}</a>
        </li>
      </ul>
      <section data-list="viewed" aria-label="Looked at">
        <ul>
          <li data-product={two}>
            <h3>
              <a href="#followed">{`Shoe ${two}`}</a>
            </h3>
          </li>
        </ul>
      </section>
    </>,
  )
  await page.getByRole('link', { name: `Shoe ${one}` }).click()
  await expect.poll(listPushes).toHaveLength(1)
  expect(listPushes()).toMatchObject([{ ecommerce: { item_list_id: 'viewed', item_list_name: 'Looked at' } }])
})

test('nothing of a list is pushed after the consent was taken back [ROLE-04]', async () => {
  document.documentElement.dataset.consent = 'opt-in 1'
  onTestFinished(() => {
    document.documentElement.dataset.consent = 'opt-out 1'
  })
  await showListing({ address: '/en-us/c/running-1600', ids: [one] })
  await page.getByRole('link', { name: `Shoe ${one}` }).click()
  expect(layer.dataLayer).toEqual([])
})
