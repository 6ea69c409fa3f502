import { expect, test } from 'vitest'
import type { ClientAssets } from './client-assets.ts'
import { toHash } from './content-security-policy.ts'
import { paintFirst } from './paint-first.ts'

const data = Buffer.from('')
const css = Buffer.from('a{color:red}')
const assets: ClientAssets = new Map([
  ['/assets/shell.css', { status: 200, headers: {}, etag: '', body: { identity: css, br: css, gzip: css } }],
])

test('a style sheet is written into the page, and its link is left without being fetched', () => {
  const { bytes, styleHashes } = paintFirst(
    { html: '<link rel="stylesheet" href="/assets/shell.css#"/>', data },
    assets,
  )
  expect(styleHashes).toEqual([toHash('a{color:red}')])
  expect(String(bytes)).toBe(
    '<style>a{color:red}</style><link rel="stylesheet" href="/assets/shell.css#" disabled=""/>',
  )
})

test('a style sheet that the build does not know stays a link', () => {
  const link = '<link rel="stylesheet" href="/assets/other.css"/>'
  const { bytes, styleHashes } = paintFirst({ html: link, data }, assets)
  expect([String(bytes), styleHashes]).toEqual([link, []])
})

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head><body><p>ü</p><script type="module" async="">import "/a.js"</script></body></html>'

test('scripts of the page are named but neither fetched nor run until they are begun', () => {
  const html = String(paintFirst({ html: page, data }, assets).bytes)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<p>ü</p><script type="later" async="">import "/a.js"</script>')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(/<script>[^<]*img\[fetchpriority=high\][^<]*<\/script><\/body><\/html>$/)
})

test('the data of the page stands behind its scripts and before what begins them', () => {
  const html = String(paintFirst({ html: page, data: Buffer.from('take("ü")') }, assets).bytes)
  expect(html).toMatch(/import "\/a\.js"<\/script><script>take\("ü"\)<\/script><script>\(d=>/)
})

test('a page without scripts keeps its words and hands over nothing', () => {
  const html = String(paintFirst({ html: '<head></head><body>Words</body>', data }, assets).bytes)
  expect(html).toMatch(/^<head><\/head><body>Words<script>\(d=>[^<]*<\/script><\/body>$/)
})
