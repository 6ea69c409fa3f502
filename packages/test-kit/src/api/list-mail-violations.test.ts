import { expect, test } from 'vitest'
import { listMailViolations } from './list-mail-violations.ts'

test('a mail in tables with inline styles has no violation', () => {
  const page =
    '<!doctype html><html lang="en"><body style="margin:0"><a href="https://shop.test/x" style="color:red">Go</a></body></html>'
  expect(listMailViolations(page)).toEqual([])
})

test('what some mail program would not show is named', () => {
  const page =
    '<div style="display:grid;gap:4px"><script>x</script><a href="/cart" onclick="x()">Go</a><svg></svg></div>'
  expect(listMailViolations(page)).toEqual(['gap of <div>', '<script>', 'href="/cart"', 'onclick of <a>', '<svg>'])
})
