import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeBody, encodeOnce } from './encoded-body.ts'

const page = Buffer.from('<p>Lacehouse</p>'.repeat(500))

test('a body is the same in every encoding', async () => {
  const body = await encodeBody(page)
  expect(brotliDecompressSync(body.br)).toEqual(page)
  expect(gunzipSync(body.gzip)).toEqual(page)
  expect(body.br.length).toBeLessThan(page.length / 10)
})

test('what is tiny is left as it is', async () => {
  const tiny = Buffer.from('[]')
  expect(await encodeBody(tiny)).toEqual({ identity: tiny, br: tiny, gzip: tiny })
})

test('a body that is sent once is encoded as it was asked for', async () => {
  expect(brotliDecompressSync(await encodeOnce(page, 'br'))).toEqual(page)
  expect(gunzipSync(await encodeOnce(page, 'gzip'))).toEqual(page)
  expect(await encodeOnce(page, 'identity')).toBe(page)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['*', 'identity'],
] as const)('%j is answered with %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})
