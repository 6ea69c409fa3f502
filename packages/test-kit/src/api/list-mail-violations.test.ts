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
  expect(listMailViolations(page)).toEqual([
    'display of <div>',
    'gap of <div>',
    '<script>',
    'href="/cart"',
    'onclick of <a>',
    '<svg>',
  ])
})

test.for([
  ['<img src="https://shop.test/x.png" alt="">', '<img> without width'],
  ['<img src="https://shop.test/x.png" width="20">', '<img> without alt'],
  ['<p style="color:var(--ink)">x</p>', 'color of <p>'],
  ['<p style="position:absolute">x</p>', 'position of <p>'],
  ['<table style="display:flex"></table>', 'display of <table>'],
  ['<style>p{color:red}</style>', 'a style sheet for more than a dark appearance'],
  [
    '<style>@media (prefers-color-scheme:dark){}</style><style>@media (prefers-color-scheme:dark){}</style>',
    '2 style sheets',
  ],
] as const)('%s is a violation', ([page, violation]) => {
  expect(listMailViolations(page)).toEqual([violation])
})
