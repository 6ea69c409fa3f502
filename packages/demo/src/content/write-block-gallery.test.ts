import { plainBlocks, Target } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { modelPlans } from '../catalogue/models.ts'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { listChoices } from './write-block-gallery.ts'

const shop = makeDemoShop({
  sites: await loadSites(),
  now: Date.now(),
  models: modelPlans.map(({ key }) => key),
  size: 'small',
})
const galleries = shop.content.filter(({ slug }) => slug === 'block-gallery')
const blocksOf = ({ body }: (typeof galleries)[number]) => (body as { blocks: Record<string, unknown>[] }).blocks

test('the gallery of blocks is a draft in every locale', () => {
  expect(galleries.map(({ locale }) => locale).toSorted()).toEqual([
    ...new Set(shop.content.map(({ locale }) => locale).toSorted()),
  ])
  expect(new Set(galleries.map(({ status }) => status))).toEqual(new Set(['draft']))
})

test.each(plainBlocks.map(({ shape }) => shape.type.value))('the gallery shows %s in each of its variants', (type) => {
  for (const gallery of galleries) {
    const blocks = blocksOf(gallery).filter((block) => block.type === type)
    expect(blocks.length).toBeGreaterThan(0)
    for (const { field, values } of listChoices(type))
      expect([...new Set(blocks.map((block) => block[field]))]).toEqual(expect.arrayContaining([...values]))
  }
})

test('the values of enumerated and of numbered fields are variants, and so is what can be switched on or off', () => {
  const fields = Object.fromEntries(listChoices('banner').map(({ field, values }) => [field, values]))
  expect(fields.splitWidth).toEqual([60, 50, 40])
  expect(fields.overlayWidth).toEqual(['xs', 'sm', 'md', 'lg'])
  expect(fields.gradient).toEqual(['none', 'full', 'focused'])
  expect(fields.isFullWidth).toEqual([true, false])
  expect(listChoices('hero').map(({ field }) => field)).toEqual(['variant', 'align'])
  expect(listChoices('accordion')).toEqual([
    { field: 'isExclusive', values: [true, false] },
    { field: 'opensFirst', values: [true, false] },
  ])
  expect(listChoices('event-dialog')).toEqual([])
})

test('variants that no single field makes are shown too: a hero with its product, links of every style and size', () => {
  for (const gallery of galleries) {
    const find = (id: string) => blocksOf(gallery).find((block) => block.id === id)
    expect(find('hero-product')).toMatchObject({ variant: 'product-overlay', productId: expect.any(String) })
    const links = ['styles', 'sizes'].flatMap((name) => (find(`button-${name}`)?.targets ?? []) as Target[])
    expect(new Set(links.flatMap(({ style = [] }) => style))).toEqual(new Set(Target.shape.style.unwrap().options))
    expect(new Set(links.flatMap(({ size = [] }) => size))).toEqual(new Set(Target.shape.size.unwrap().options))
  }
})
