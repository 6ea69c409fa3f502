import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { toContentSecurityPolicy, toReportOnlyPolicy } from './content-security-policy.ts'
import { viewerStyleHash } from './model-viewer-policy.ts'

const parts = {
  scriptHashes: ['sha256-abc='],
  styleHashes: ['sha256-def='],
  paymentOrigin: null,
  paymentScriptOrigin: null,
  hasForeignSinks: false,
  development: false,
}

test('each inline style sheet is allowed by its hash, and no other inline style is allowed', () => {
  expect(toContentSecurityPolicy(parts)).toContain("style-src 'self' 'sha256-def=';")
})

test('a page runs its own scripts, embeds no frame and no page embeds it', () => {
  const policy = toContentSecurityPolicy(parts)
  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("worker-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
})

test('the payment provider is allowed as a source of frames and scripts, but not of pictures', () => {
  const origins = { paymentOrigin: 'https://pay.test https://bank.test', paymentScriptOrigin: 'https://pay.test' }
  const policy = toContentSecurityPolicy({ ...parts, ...origins })
  expect(policy).toContain('frame-src https://pay.test https://bank.test;')
  expect(policy).toMatch(/script-src [^;]*https:\/\/pay\.test;/)
  expect(policy).not.toMatch(/img-src [^;]*pay\.test/)
})

test('only named Trusted Types policies may make markup and scripts from text', () => {
  const policy = toContentSecurityPolicy(parts)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types default lacehouse-start lacehouse;')
  expect(toReportOnlyPolicy(parts)).toBeNull()
})

test('beside scripts of another company, text that becomes markup is reported and not refused', () => {
  const foreign = { ...parts, hasForeignSinks: true }
  expect(toContentSecurityPolicy(foreign)).not.toContain('trusted-types')
  expect(toReportOnlyPolicy(foreign)).toContain("require-trusted-types-for 'script'")
  expect(toReportOnlyPolicy(foreign)).toContain('report-uri /fapi/csp-reports')
})

test('a violation is reported to the shop', () => {
  expect(toContentSecurityPolicy(parts)).toMatch(/; report-uri \/fapi\/csp-reports; report-to csp$/)
})

test('only pages that may show a model allow its viewer, by the hash of its one style sheet and its own policy of types', async () => {
  const template = await readFile(fileURLToPath(import.meta.resolve('@google/model-viewer/lib/template.js')), 'utf8')
  const styles = [...template.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  const hashes = styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`)
  expect(hashes).toEqual([viewerStyleHash])
  const policy = toContentSecurityPolicy({ ...parts, hasViewer: true })
  expect(policy).toContain(`style-src 'self' 'sha256-def=' '${viewerStyleHash}';`)
  expect(policy).toContain("img-src 'self' data: blob:; ")
  expect(policy).toContain("connect-src 'self' blob:;")
  expect(policy).toContain('trusted-types default lacehouse-start lacehouse lit-html;')
  expect(policy).not.toMatch(/script-src[^;]*(?:blob:|unsafe)/)
  expect(toContentSecurityPolicy(parts)).not.toMatch(/blob:|lit-html/)
})
