import { expect, test } from 'vitest'
import { examineClock, examineDatabase, examineMemory, examineNode, examineNpm, judgeDisk } from './examinations.mjs'

const gigabyte = 1024 ** 3

test.each([
  ['18.20.1', 'stop'],
  ['20.0.0', 'well'],
  ['24.21.0', 'well'],
])('Node %s is judged %s', (nodeVersion, level) => {
  expect(examineNode({ nodeVersion })[0]?.level).toBe(level)
})

test('a machine without npm is reported', () => {
  expect(examineNpm({ npmVersion: null })[0]).toEqual({
    level: 'stop',
    sentence: 'npm is not on PATH: it comes with Node.',
  })
})

test.each([
  ['linux-x64', 'musl', false, 'stop'],
  ['linux-x64', 'musl', true, 'well'],
  ['win32-x64', null, false, 'stop'],
  ['win32-x64', null, true, 'well'],
])('the database on %s with %s, a server being there: %s, is judged %s', (platform, libc, hasDatabaseServer, level) => {
  expect(examineDatabase({ platform, libc: libc as 'musl' | null, hasDatabaseServer })[0]?.level).toBe(level)
})

test.each([
  [0.5, 0.4, 'stop'],
  [4, 0.3, 'warning'],
  [4, 2, 'well'],
])('%d GB of memory with %d free are judged %s', (total, free, level) => {
  expect(examineMemory({ totalMemory: total * gigabyte, freeMemory: free * gigabyte })[0]?.level).toBe(level)
})

test.each([
  [0.5, 'stop'],
  [2, 'warning'],
  [20, 'well'],
])('%d GB of free disk are judged %s', (free, level) => {
  expect(judgeDisk(free * gigabyte, '.data')[0]?.level).toBe(level)
})

test('a clock that is years behind stops the shop', () => {
  expect(examineClock({ now: Date.UTC(1970, 0, 1) })[0]?.level).toBe('stop')
  expect(examineClock({ now: Date.UTC(2027, 0, 1) })[0]?.level).toBe('well')
})
