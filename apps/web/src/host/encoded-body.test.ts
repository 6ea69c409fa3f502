import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, toBody } from './encoded-body.ts'

const page = Buffer.from('<p>Lacehouse</p>'.repeat(500))

test.each(['often', 'once'] as const)(
  'a body sent %s decodes to the same bytes in every encoding, and is compressed on demand',
  async (sent) => {
    const body = toBody(page, sent)
    expect(brotliDecompressSync(await body.br)).toEqual(page)
    expect(gunzipSync(await body.gzip)).toEqual(page)
    expect(body.identity).toBe(page)
    expect(await body.br).toBe(await body.br)
    expect((await body.br).length).toBeLessThan(page.length / 10)
  },
)

test('a tiny body is not compressed', () => {
  const tiny = Buffer.from('[]')
  expect(toBody(tiny, 'often')).toEqual({ identity: tiny, br: tiny, gzip: tiny })
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
