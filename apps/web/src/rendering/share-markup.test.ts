import type { BannerBlock, CollectionBlock, HeroBlock, Product, ProductTile } from '@lacehouse/contracts'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { menuFixture } from '../../tools/menu-fixture.ts'
import { CarouselPlace } from '../blocks/product-carousel/carousel-place.tsx'
import { registry } from '../blocks/registry.ts'
import { TileGrid } from '../features/listing/tile-grid.tsx'
import { ProductDetails } from '../features/product/product-details.tsx'
import { ProductPictures } from '../features/product/product-pictures.tsx'
import { SizePicker } from '../features/product/size-picker.tsx'
import { MenuBar } from '../features/shell/menu-bar.tsx'
import { hydrateOnInteraction, hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { lazyComponent, loadLazyComponents, shareable } from '../hydration/lazy-component.tsx'
import { SpokenContext } from '../i18n/messages-provider.tsx'
import { DocumentPartsContext, type ShareMarkup } from './document-parts.ts'
import { splitPage } from './page-pieces.ts'
import { openSharedMarkup } from './share-markup.tsx'
import { useSharedMarkup } from './shared-markup.ts'

const Lazy = lazyComponent<object>(async () => () => null, 'src/lazy.tsx')
const Menu = hydrateOnInteraction(shareable(async () => MenuBar))
const Details = hydrateOnVisible(shareable(async () => ProductDetails))
await loadLazyComponents()

const media = { sm: { url: '/i/a1/court', width: 400, height: 500, alt: 'A shoe' } }
const target = { text: 'Shop women', url: '/en-us/c/women-1000', style: 'primary', id: 't1' }
const hero = { id: 'h1', type: 'hero', variant: 'standard', title: 'Low & <quiet>', media, targets: [target] }
const banner = { ...hero, id: 'b1', type: 'banner', variant: 'split' }
const item = { id: 'i1', title: 'Boots', icon: 'truck', media, mediaTarget: target, targets: [target] }
const collection = { id: 'c1', type: 'collection', variant: 'standard', breakpoints: { sm: { type: 'grid' } } }
const tile = {
  ...{ id: 'LH1', name: 'Court', url: '/en-us/p/court-LH1', subtitle: 'Shoe', currency: 'USD', available: true },
  price: { lowOriginal: 90, highOriginal: 90, lowCurrent: 70, highCurrent: 70 },
  image: { url: '/i/a1/court', width: 400, height: 500 },
  colours: [],
}

const option = (value: string) => ({ id: value, value, label: value, available: true, price: null, swatch: null })
const toVariant = (size: string, quantity: number) => ({
  ...{
    id: `LH1-fog-${size}`,
    attributes: { color: 'fog', size },
    quantity,
    stockStatus: quantity ? 'lowStock' : 'outOfStock',
  },
  price: { original: 90, current: 80 + quantity },
})
const product = {
  ...{ id: 'LH1', name: 'Court', description: 'A low & <quiet> shoe.', currency: 'USD', breadcrumbs: [] },
  ...{ presale: false, targetPublishDate: null, details: [{ title: 'Care', items: ['Wipe'] }] },
  manufacturer: { name: 'Lacehouse', address: 'Mill Road 4', contact: 'care@lacehouse.test' },
  images: { fog: ['side', 'top'].map((view) => ({ url: `/i/a1/${view}`, alt: view, view, width: 400, height: 500 })) },
  attributes: [{ type: 'size', label: 'Size', options: ['8', '9', '10'].map(option) }],
  variants: [toVariant('8', 0), toVariant('9', 2), toVariant('10', 3)],
} as unknown as Product
const chosen = {
  choice: { color: 'fog', size: '9' },
  color: 'fog',
  variant: null,
  choose: () => undefined,
  lostSize: null,
}
const buying = { isSizeMissing: false, sizes: null } as unknown as ComponentProps<typeof SizePicker>['buying']

const show = (type: keyof typeof registry, block: object): ReactNode =>
  createElement(registry[type] as ComponentType<object>, { block, tiles: {}, priority: false } as object)

/** Opens the shared markup for a page, and gives a function that writes the page’s text with its pieces. */
const openPage = (sources = new Set<string>()) => {
  const pieces: Uint8Array[] = []
  const write = (html: string): string =>
    splitPage(html, pieces)
      .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
      .join('')
  return { share: openSharedMarkup(sources, pieces), write }
}

type Around = { readonly locale?: string; readonly sources?: Set<string> }

/** Renders some of a page, with its parts in their place or taken from what pages share. */
const render = (
  element: ReactNode,
  share: ShareMarkup | null,
  { locale = 'en-us', sources = new Set() }: Around = {},
) => {
  const parts = { pass: 'page', styleMarker: null, shownSources: sources, scripts: '', data: '', share } as const
  const spoken = { locale, areas: ['common'] as const, catalogue: { 'common.soldOut': locale } }
  const inWords = createElement(SpokenContext, { value: spoken }, element)
  return renderToString(createElement(DocumentPartsContext, { value: parts }, inWords))
}

test.each<[string, ReactNode]>([
  ['a hero', show('hero', hero satisfies Partial<HeroBlock> | object)],
  ['a banner', show('banner', banner satisfies Partial<BannerBlock> | object)],
  ['a collection', show('collection', { ...collection, items: [item] } satisfies Partial<CollectionBlock> | object)],
  [
    'products of a list',
    createElement(TileGrid, { page: 1, tiles: [tile as unknown as ProductTile], isOpening: false }),
  ],
  ['a benefit bar', show('benefit-bar', { id: 'b2', type: 'benefit-bar', showCloseButton: true, targets: [target] })],
  ['rich text', show('rich-text', { id: 'r1', type: 'rich-text', richText: '<p>Low &amp; quiet</p>' })],
  [
    'an accordion',
    show('accordion', { id: 'a1', type: 'accordion', items: [{ id: 'i', title: 'Care', richText: '<p>Wipe</p>' }] }),
  ],
  [
    'the places of a carousel',
    createElement(CarouselPlace, {
      ...{ place: { current: null }, title: 'New', cards: 5 },
      ...{ tiles: null, failed: false },
    }),
  ],
  ['the menu', createElement(Menu, { siteId: 'LH-US', menu: menuFixture('en-us') })],
  ['the pictures of a product', createElement(ProductPictures, { product, color: 'fog' })],
  ['the sizes of a product', createElement(SizePicker, { product, chosen, buying })],
  ['the details of a product', createElement(Details, { product })],
])('%s has the same bytes as without sharing, the first time and from memory', (_, element) => {
  const plain = render(element, null)
  const { share, write } = openPage()
  const asked = vi.fn(share)
  expect(write(render(element, asked))).toBe(plain)
  expect(write(render(element, asked))).toBe(plain)
  expect(asked).toHaveBeenCalledTimes(2)
})

const content = vi.fn(({ text }: { text: string }) => createElement('b', null, text))
function Part({ lazy, ...props }: { readonly text: string; readonly name?: string; readonly lazy?: ReactNode }) {
  const element = [createElement(content, { ...props, key: 'content' }), lazy]
  const inner = useSharedMarkup({ name: props.name ?? 'test', props, element })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return inner ? createElement('p', { dangerouslySetInnerHTML: inner }) : createElement('p', null, element)
}

test('a part is rendered once for the same properties and words, and anew for others', () => {
  const { share, write } = openPage()
  const shown = () => content.mock.calls.length
  expect(write(render(createElement(Part, { text: 'a' }), share))).toBe('<p><b>a</b></p>')
  const once = shown()
  render(createElement(Part, { text: 'a' }), share)
  expect(shown()).toBe(once)
  expect(write(render(createElement(Part, { text: 'b' }), share))).toBe('<p><b>b</b></p>')
  render(createElement(Part, { text: 'a' }), share, { locale: 'fr-fr' })
  expect(shown()).toBe(once + 2)
})

test('a text that looks like another property is another key', () => {
  const { share, write } = openPage()
  const one = write(render(createElement(Part, { text: 'x","name:"y', name: 'z' }), share))
  const other = write(render(createElement(Part, { text: 'x', name: 'z' }), share))
  expect(one).not.toBe(other)
})

test('every page that shows a shared part carries the styles of the lazy components in it', () => {
  const element = createElement(Part, { text: 'with a lazy part', lazy: createElement(Lazy, { key: 'lazy' }) })
  for (const sources of [new Set<string>(), new Set<string>()]) {
    render(element, openPage(sources).share, { sources })
    expect([...sources]).toEqual(['src/lazy.tsx'])
  }
})
