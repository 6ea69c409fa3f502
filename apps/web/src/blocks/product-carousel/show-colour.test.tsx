import type { ProductTile as Tile } from '@lacehouse/contracts'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { ProductTile } from './product-tile.tsx'
import './watch-hover-pictures.ts'

const image = (name: string) => ({ url: `/i/test/${name}`, alt: '', view: 'side', width: 800, height: 1000 })
const colour = (value: string, current: number) => ({
  ...{ value, label: value, swatch: '#888888', url: `/en-us/p/shoe-A?color=${value}`, image: image(value) },
  price: { current, original: 85 },
})
const tile: Tile = {
  ...{ id: 'A', name: 'Shoe', url: '/en-us/p/shoe-A', subtitle: 'Sneakers', currency: 'USD', available: true },
  price: {
    lowCurrent: 60,
    highCurrent: 85,
    lowOriginal: 85,
    highOriginal: 85,
    originalOfLowest: 85,
    showLowestPrice: false,
  },
  image: image('fog'),
  hoverImage: image('fog-heel'),
  colours: [colour('fog', 85), colour('red', 60)],
}

async function showTile() {
  const { container } = await render(
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <ProductTile tile={tile} sizes="50vw" largest={400} showColours />
        <p>Below</p>
      </MessagesProvider>
    </Suspense>,
  )
  await expect.poll(() => container.textContent).toContain('Below')
  const shown = () => ({
    href: container.querySelector('h3 a')?.getAttribute('href'),
    heart: container.querySelector<HTMLElement>('[data-heart]')?.dataset.heart,
    picture: container.querySelector('picture img')?.getAttribute('src'),
    sources: [...container.querySelectorAll('picture:first-of-type > *')].map((source) =>
      source.getAttribute('srcset')?.includes('/red-'),
    ),
    price: [...container.querySelectorAll<HTMLElement>('h3 ~ p:last-of-type > *')]
      .filter((price) => price.checkVisibility())
      .map(({ textContent }) => textContent)
      .join(' '),
  })
  return { dot: page.getByRole('link', { name: 'Shoe, red' }), shown }
}

const own = { href: '/en-us/p/shoe-A', heart: 'A-fog', picture: '/i/test/fog-800.webp', sources: [false, false] }
const red = {
  href: '/en-us/p/shoe-A?color=red',
  heart: 'A-red',
  picture: '/i/test/red-800.webp',
  sources: [true, true],
}

test('a colour dot under the mouse changes picture, link, heart and price until the mouse leaves the tile [CAT-05]', async () => {
  const { dot, shown } = await showTile()
  expect(shown()).toMatchObject(own)
  const before = shown().price
  expect(before).toContain('from $60.00')
  await userEvent.hover(dot)
  await expect.poll(shown).toMatchObject(red)
  expect(shown().price).not.toContain('from')
  await userEvent.hover(page.getByRole('link', { name: 'Shoe', exact: true }))
  expect(shown()).toMatchObject(red)
  await userEvent.hover(page.getByText('Below'))
  await expect.poll(shown).toMatchObject({ ...own, price: before })
})

test('a colour dot reached by the keyboard does the same [CAT-05]', async () => {
  const { dot, shown } = await showTile()
  for (let presses = 0; presses < 4 && document.activeElement !== dot.element(); presses += 1) await userEvent.tab()
  expect(document.activeElement).toBe(dot.element())
  await expect.poll(shown).toMatchObject(red)
})
