import { contentDocuments } from '@lacehouse/database'
import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the pictures of a product bear the mark of the brand of the site, and are drawn with it', async ({ api }) => {
  const listOf = async (locale: string): Promise<string[]> => {
    const details = { params: { productId: testProducts.court } }
    const { images } = await api.client.withToken(null, locale).call('products.details', details)
    return Object.values(images).flatMap((pictures) => pictures?.map(({ url }) => url) ?? [])
  }
  const [american, british] = [await listOf('en-us'), await listOf('en-gb')]
  expect(british).toHaveLength(american.length)
  expect(american.some((url) => url.endsWith('.outpost'))).toBe(false)
  const side = british.findIndex((url) => url.endsWith('.outpost'))
  expect(side).toBeGreaterThanOrEqual(0)
  const replies = await Promise.all([american[side], british[side]].map((url) => fetch(`${api.url}${url}-320.webp`)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const [lacehouse, outpost] = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
  expect(lacehouse?.equals(outpost ?? Buffer.of())).toBe(false)
})

test('the pictures of a page bear the mark of the brand of its site', async ({ api }) => {
  const media = (url: string) => ({ sm: { kind: 'image', url, width: 1, height: 1 } })
  const blocks = ['scene:category-court@wide', 'product:LHTEST0001/01/side'].map((url, at) => ({
    ...{ id: `b${at}`, type: 'hero', variant: 'standard', media: media(url) },
  }))
  const body = { id: 'marks', slug: 'marks', title: 'Marks', blocks }
  const sites = [
    ['LH-US', 'en-us'],
    ['OP-GB', 'en-gb'],
  ] as const
  await api.database.db.drizzle.insert(contentDocuments).values(
    sites.map(([siteId, locale]) => ({
      ...{ siteId, locale, body },
      doctype: 'page',
      slug: 'marks',
      status: 'published' as const,
    })),
  )
  const listOf = async ([siteId, locale]: (typeof sites)[number]): Promise<string[]> => {
    const params = { mode: 'publish' as const, siteId, page: 'marks' }
    const page = await api.client.withToken(null, locale).call('content.page', { params })
    return page.blocks.flatMap((block) => ('media' in block && block.media?.sm ? [block.media.sm.url] : []))
  }
  const [american, british] = [await listOf(sites[0]), await listOf(sites[1])]
  expect(american.map((url) => url.split('/').at(-1))).toEqual(['scene.category-court.wide', 'court-low.side.chalk'])
  expect(british.map((url) => url.split('/').at(-1))).toEqual([
    'scene.category-court.wide.outpost',
    'court-low.side.chalk.outpost',
  ])
  const replies = await Promise.all([american[0], british[0]].map((url) => fetch(`${api.url}${url}-320.webp`)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const [lacehouse, outpost] = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
  expect(lacehouse?.equals(outpost ?? Buffer.of())).toBe(false)
})
