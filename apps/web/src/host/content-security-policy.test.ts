import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listHashes, toContentSecurityPolicy } from './content-security-policy.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const parts = { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], paymentOrigin: null, development: false }

test('each inline script is allowed by its hash, and a repeated script is listed once', () => {
  const html = '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script>a()</script>'
  expect(listHashes(html, 'script')).toEqual([hashOf('a()'), hashOf('b()')])
})

test('each inline style sheet is allowed by its hash, and no other inline style is allowed', () => {
  expect(toContentSecurityPolicy(parts)).toContain("style-src 'self' 'sha256-def=';")
})

test('a script without an end tag gets no hash', () => {
  expect(listHashes('<script>a()</script><script>b()', 'script')).toEqual([hashOf('a()')])
})

test('a block of JSON data gets no hash', () => {
  expect(listHashes('<script type="application/ld+json">{"@type":"Product"}</script>', 'script')).toEqual([])
})

test('a page runs its own scripts, embeds no frame and is embedded by its own origin only', () => {
  const policy = toContentSecurityPolicy(parts)
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('the payment provider is allowed as a source of frames and scripts, but not of pictures', () => {
  const policy = toContentSecurityPolicy({ ...parts, paymentOrigin: 'https://pay.test' })
  expect(policy).toContain('frame-src https://pay.test')
  expect(policy).toMatch(/script-src [^;]*https:\/\/pay\.test/)
  expect(policy).not.toMatch(/img-src [^;]*pay\.test/)
})
