import { expect, test } from 'vitest'
import type { ClientAssets } from './client-assets.ts'
import { toHash } from './content-security-policy.ts'
import { paintFirst } from './paint-first.ts'

const css = Buffer.from('a{color:red}')
const assets: ClientAssets = new Map([
  ['/assets/shell.css', { status: 200, headers: {}, etag: '', body: { identity: css, br: css, gzip: css } }],
])

test('a style sheet is written into the page, and its link is left without being fetched', () => {
  const { bytes, styleHashes } = paintFirst('<link rel="stylesheet" href="/assets/shell.css#"/>', assets)
  expect(styleHashes).toEqual([toHash('a{color:red}')])
  expect(String(bytes)).toBe(
    '<style>a{color:red}</style><link rel="stylesheet" href="/assets/shell.css#" disabled=""/>',
  )
})

test('a style sheet that the build does not know stays a link', () => {
  const link = '<link rel="stylesheet" href="/assets/other.css"/>'
  const { bytes, styleHashes } = paintFirst(link, assets)
  expect([String(bytes), styleHashes]).toEqual([link, []])
})

test('scripts of the page are named but neither fetched nor run until they are begun', () => {
  const { bytes } = paintFirst(
    '<head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">import "/a.js"</script></body>',
    assets,
  )
  const html = String(bytes)
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script type="later" async="">import "/a.js"</script>')
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(/<script>[^<]*img\[fetchpriority=high\][^<]*<\/script><\/body>$/)
})
