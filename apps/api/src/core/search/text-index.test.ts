import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { expect, test } from 'vitest'
import { createTextIndex, type TextDocument } from './text-index.ts'

const toText = (words: Partial<TextDocument>): TextDocument => ({ id: 'A', title: '', labels: '', body: '', ...words })

const visit = (index: ReturnType<typeof createTextIndex>, stem: string): [ordinal: number, place: number][] => {
  const found: [number, number][] = []
  index.each(stem, (ordinal, place) => found.push([ordinal, place]))
  return found
}

test('a word that a product has at several places has the best of them', () => {
  const index = createTextIndex(getLexicon('en-us'))
  index.add(3, toText({ title: 'Nova', labels: 'nova quartz', body: 'nova quartz ridge' }))
  expect(['nova', 'quartz', 'ridg'].map((stem) => index.find(stem, 3))).toEqual([2, 1, 0])
  expect([index.find('nova', 2), index.find('other', 3)]).toEqual([null, null])
})

test('products of a word are visited in their order, whichever was added first', () => {
  const index = createTextIndex(getLexicon('en-us'))
  const added = [5, 9, 0, 7, 2, 4, 11]
  added.forEach((ordinal, at) => {
    index.add(ordinal, toText(at % 2 === 0 ? { title: 'nova' } : { body: 'nova' }))
    const sorted = added.slice(0, at + 1).toSorted((a, b) => a - b)
    expect(visit(index, 'nova')).toEqual(sorted.map((one) => [one, added.indexOf(one) % 2 === 0 ? 2 : 0]))
  })
  expect([index.find('nova', 0), index.find('nova', 11), index.find('nova', 7), index.find('nova', 1)]).toEqual([
    ...[2, 2, 0],
    null,
  ])
  expect([visit(index, 'other'), index.find('nova', 12)]).toEqual([[], null])
})

test('a German compound is found by its parts, at the place of the compound', () => {
  const index = createTextIndex(getLexicon('de-de'))
  index.add(1, toText({ title: 'Wollpullover' }))
  index.add(2, toText({ labels: 'Wollpullover' }))
  index.add(3, toText({ title: 'Pullover', labels: 'Wollpullover' }))
  index.add(4, toText({ body: 'Wollpullover' }))
  expect(visit(index, 'pullov')).toEqual([
    [1, 2],
    [2, 1],
    [3, 2],
  ])
  expect(visit(index, 'wollpullov')).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 0],
  ])
  expect([index.find('woll', 1), index.find('woll', 3)]).toEqual([2, 1])
})

test('words without meaning are not held, and a word is known from names before descriptions', () => {
  const index = createTextIndex(getLexicon('en-us'))
  index.add(0, toText({ title: 'the nova', body: 'quartz of 2024' }))
  index.add(1, toText({ title: 'ridge 2024' }))
  const { findStem } = index.vocabulary()
  expect([index.find('the', 0), index.find('of', 0)]).toEqual([null, null])
  expect(['nova', 'quartz', '2024', 'the', 'other'].map(findStem)).toEqual(['name', 'text', 'name', null, null])
})

test('a document that is added changes the version and is listed among the changes, which those of another index do not', () => {
  const [index, other] = [createTextIndex(getLexicon('en-us')), createTextIndex(getLexicon('en-us'))]
  const before = index.version()
  other.add(1, toText({ title: 'nova' }))
  expect(index.version()).toBe(before)
  index.add(6, toText({ title: 'nova' }))
  expect([index.version() > before, index.changes.ordinals, index.id === other.id]).toEqual([true, [6], false])
})
