import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listScriptHashes } from './inline-hashes.ts'

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('each inline script of the build has its hash, and a repeated script is listed once', () => {
  const markup =
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script>a()</script><script type="importmap">{}</script>'
  expect(listScriptHashes(markup)).toEqual([hashOf('a()'), hashOf('b()'), hashOf('{}')])
})

test('a script without an end tag gets no hash', () => {
  expect(listScriptHashes('<script>a()</script><script>b()')).toEqual([hashOf('a()')])
})

test('a block of data gets no hash', () => {
  expect(listScriptHashes('<script type="application/ld+json">{"@type":"Product"}</script>')).toEqual([])
  expect(listScriptHashes('<script type="application/json">[1]</script>')).toEqual([])
})
