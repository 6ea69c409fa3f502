import { readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { expect } from 'vitest'

/** Gives the product the media of the demo shop's shoe. */
const addMedia = async ({ database }: TestApi): Promise<void> => {
  const found = (await readBundledMedia())['court-low']
  const shared = { colour: '01', poster: 'side', alt: { 'de-de': 'Der Schuh' } }
  const media = [
    { kind: 'video', ...shared, ...found?.video },
    { kind: 'spin', ...shared, ...found?.spin, alt: {} },
    { kind: 'model', ...shared, ...found?.model, colour: null, poster: null },
  ]
  await database.db.pool.query('update products set media = $2 where id = $1', [
    testProducts.court,
    JSON.stringify(media),
  ])
}

const getCourt = ({ client }: TestApi, locale = 'en-us') =>
  client.withToken(null).call('products.details', { params: { productId: testProducts.court }, query: { locale } })

test('a product page learns of a video, a 360-degree view and a model in the words of its locale [CAT-05]', async ({
  api,
}) => {
  await addMedia(api)
  const { media = [] } = await getCourt(api)
  expect(media.map(({ kind, colour, label, alt }) => [kind, colour, label, alt])).toEqual([
    ['video', '01', 'Video', 'Video: Halden Court'],
    ['spin', '01', '360°', '360° view: Halden Court'],
    ['model', null, '3D', 'Halden Court in 3D'],
  ])
  const [video, spin, model] = media
  expect(spin).toMatchObject({ kind: 'spin', width: 800, height: 800, poster: 'side' })
  expect(spin?.kind === 'spin' && new Set(spin.frames).size).toBe(36)
  expect(video?.kind === 'video' && video.captions[0]?.language).toBe('en')
  expect(model).not.toHaveProperty('poster')
  const german = (await getCourt(api, 'de-de')).media?.[0]
  expect([german?.alt, german?.kind === 'video' && german.captions[0]?.language]).toEqual(['Der Schuh', 'de'])
})

test('a product without media says nothing of them [CAT-05]', async ({ api }) => {
  const product = await api.client.withToken(null).call('products.details', { params: { productId: testProducts.tee } })
  expect(product).not.toHaveProperty('media')
})

test('a film is sent in parts, under an address that never changes, and never as another type [CAT-05]', async ({
  api,
}) => {
  await addMedia(api)
  const { media = [] } = await getCourt(api)
  const video = media.find((medium) => medium.kind === 'video')
  const source = video?.sources.find(({ type }) => type === 'video/mp4')
  const whole = await fetch(api.url + source?.url)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'")
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await fetch(api.url + source?.url, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
  const etag = whole.headers.get('etag') ?? ''
  expect(
    (await fetch(api.url + source?.url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status,
  ).toBe(304)
  const beyond = await fetch(api.url + source?.url, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status).toBe(416)
})

test('nothing but the media of products is sent under their addresses [CAT-05]', async ({ api }) => {
  for (const name of ['media.json', '..%2f..%2fpackage.json', `${'0'.repeat(24)}.mp4`, `${'0'.repeat(24)}.html`])
    expect([name, (await fetch(`${api.url}/product-media/${name}`)).status]).toEqual([name, 404])
})
