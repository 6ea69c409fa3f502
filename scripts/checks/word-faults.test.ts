import { expect, test } from 'vitest'
import { listWordFaults } from './word-faults.ts'

test.each([
  'cd /home/alice/shop',
  'see /root/notes',
  'open "/Users/alice/shop"',
  'https://registry.example.com/react',
  'registry=https://npm.example.com',
  '// TODO later',
  '<<<<<<< HEAD',
])('%j is a fault', (text) => {
  expect(listWordFaults(text)).toHaveLength(1)
})

test.each([
  'a link to /home/shoes',
  'the root/ folder',
  'a registry of blocks',
  'https://shop.example.com/home/women/',
])('%j is fine', (text) => {
  expect(listWordFaults(text)).toEqual([])
})

test('a fault names its line', () => {
  expect(listWordFaults('fine\n// FIXME\n')[0]).toMatch(/^2: unfinished work/)
})
