import type { BannerBlock, CollectionBlock, HeroBlock, ProductTile } from '@lacehouse/contracts'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { registry } from '../blocks/registry.ts'
import { TileGrid } from '../features/listing/tile-grid.tsx'
import { lazyComponent, loadLazyComponents } from '../hydration/lazy-component.tsx'
import { SpokenContext } from '../i18n/messages-provider.tsx'
import { DocumentPartsContext, type ShareMarkup } from './document-parts.ts'
import { openSharedMarkup } from './share-markup.tsx'
import { useSharedMarkup } from './shared-markup.ts'

const Lazy = lazyComponent<object>(async () => () => null, 'src/lazy.tsx')
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

const show = (type: keyof typeof registry, block: object): ReactNode =>
  createElement(registry[type] as ComponentType<object>, { block, tiles: {}, priority: false } as object)

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
])('%s has the same bytes as without sharing, the first time and from memory', (_, element) => {
  const plain = render(element, null)
  const share = vi.fn(openSharedMarkup(new Set()))
  expect(render(element, share)).toBe(plain)
  expect(render(element, share)).toBe(plain)
  expect(share).toHaveBeenCalledTimes(2)
})

const content = vi.fn(({ text }: { text: string }) => createElement('b', null, text))
function Part({ lazy, ...props }: { readonly text: string; readonly name?: string; readonly lazy?: ReactNode }) {
  const element = [createElement(content, { ...props, key: 'content' }), lazy]
  const inner = useSharedMarkup({ name: props.name ?? 'test', props, element })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered
  return inner ? createElement('p', { dangerouslySetInnerHTML: inner }) : createElement('p', null, element)
}

test('a part is rendered once for the same properties and words, and anew for others', () => {
  const share = openSharedMarkup(new Set())
  const shown = () => content.mock.calls.length
  expect(render(createElement(Part, { text: 'a' }), share)).toBe('<p><b>a</b></p>')
  const once = shown()
  render(createElement(Part, { text: 'a' }), share)
  expect(shown()).toBe(once)
  expect(render(createElement(Part, { text: 'b' }), share)).toBe('<p><b>b</b></p>')
  render(createElement(Part, { text: 'a' }), share, { locale: 'fr-fr' })
  expect(shown()).toBe(once + 2)
})

test('a text that looks like another property is another key', () => {
  const share = openSharedMarkup(new Set())
  const one = render(createElement(Part, { text: 'x","name:"y', name: 'z' }), share)
  const other = render(createElement(Part, { text: 'x', name: 'z' }), share)
  expect(one).not.toBe(other)
})

test('every page that shows a shared part carries the styles of the lazy components in it', () => {
  const element = createElement(Part, { text: 'with a lazy part', lazy: createElement(Lazy, { key: 'lazy' }) })
  for (const sources of [new Set<string>(), new Set<string>()]) {
    render(element, openSharedMarkup(sources), { sources })
    expect([...sources]).toEqual(['src/lazy.tsx'])
  }
})
