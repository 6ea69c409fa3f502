import { expect, test } from 'vitest'
import { splitPage, toMarker } from './page-pieces.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('pieces stand where their markers were, however often and wherever in the page', () => {
  const pieces = [bytes('A'), bytes('B')]
  expect(splitPage(`${toMarker(1)}x${toMarker(0)}${toMarker(1)}`, pieces)).toEqual([
    ...['', pieces[1], 'x', pieces[0], '', pieces[1], ''],
  ])
  expect(splitPage('no marker <!-- 0-->', pieces)).toEqual(['no marker <!-- 0-->'])
})

test('a marker of no piece is an error', () => {
  expect(() => splitPage(toMarker(0), [])).toThrow('names no piece')
})
