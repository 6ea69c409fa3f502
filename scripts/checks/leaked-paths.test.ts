import { expect, test } from 'vitest'
import { listLeakedPaths } from './leaked-paths.ts'

test.each([
  'cd /home/alice/shop',
  'see /root/notes',
  'open "/Users/alice/shop"',
  'https://registry.example.com/react',
  'registry=https://npm.example.com',
  '// TODO later',
  '<<<<<<< HEAD',
])('%j is a leak', (text) => {
  expect(listLeakedPaths(text)).toHaveLength(1)
})

test.each([
  'a link to /home/shoes',
  'the root/ folder',
  'a registry of blocks',
  'https://shop.example.com/home/women/',
])('%j is fine', (text) => {
  expect(listLeakedPaths(text)).toEqual([])
})

test('a leak names its line', () => {
  expect(listLeakedPaths('fine\n// FIXME\n')[0]).toMatch(/^2: unfinished work/)
})
