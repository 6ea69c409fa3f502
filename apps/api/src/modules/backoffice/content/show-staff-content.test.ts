import { type BackofficeCaller, openBackoffice } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const key = (slug: string) => ({ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page' as const, slug })
const hero = { id: 'h', type: 'hero', variant: 'standard', title: 'Run' }

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['content.read', 'content.edit'] })
  const save = (slug: string, blocks: readonly object[]) =>
    staff.call('backoffice.createContent', { body: { ...key(slug), body: { id: slug, title: slug, blocks } } })
  await save('boots', [hero])
  const target = { text: 'Boots', url: '/en-us/boots' }
  await save('guide', [{ ...hero, variant: 'block-below', targets: [target] }])
  for (let number = 1; number <= 20; number += 1) await save(`page-${number}`, [])
})

const show = (query: { type: string; layoutVariant?: string; limit?: '10' | '20' | '50'; page?: number }) =>
  staff.call('backoffice.showContent', { query: { siteId: 'LH-US', contentLocale: 'en-us', ...query } })

test('the preview tool lists documents with id, name, number of referrers and date of change [CMS-18]', async () => {
  const { items } = await show({ type: 'page', limit: '50' })
  expect(items.find(({ slug }) => slug === 'boots')).toEqual({
    ...{ id: 'page/boots', doctype: 'page', slug: 'boots', name: 'boots', referrers: 1 },
    updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  })
})

test('the preview tool lists 20 documents unless 10 or 50 are asked for, and the rest on further pages [CMS-18]', async () => {
  const lengthOf = async (query: Parameters<typeof show>[0]) => (await show(query)).items.length
  expect(await lengthOf({ type: 'page' })).toBe(20)
  expect(await lengthOf({ type: 'page', limit: '10' })).toBe(10)
  const { total } = await show({ type: 'page', limit: '50' })
  expect(await lengthOf({ type: 'page', limit: '50' })).toBe(Math.min(total, 50))
  expect(await lengthOf({ type: 'page', page: 2 })).toBe(Math.min(total - 20, 20))
})

test('of a type of blocks the preview tool lists the documents that have one in the layout variant [CMS-18]', async () => {
  const found = (await show({ type: 'hero', layoutVariant: 'block-below' })).items.map(({ slug }) => slug)
  expect(found).toContain('guide')
  expect(found).not.toContain('boots')
})
