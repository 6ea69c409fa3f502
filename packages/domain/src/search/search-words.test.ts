import { expect, test } from 'vitest'
import { allowedTypos, editDistance } from './edit-distance.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { listWords } from './list-words.ts'
import { splitCompound } from './split-compound.ts'
import { createWordTable } from './word-table.ts'

test.each([
  ['fr', 'L’été jusqu’à l’hiver', ['l', 'ete', 'jusqu', 'a', 'l', 'hiver']],
  ['fr', "aujourd'hui", ['aujourdhui']],
  ['it', 'l’estate dell’anno', ['l', 'estate', 'dell', 'anno']],
  ['en', 'women’s T-shirts', ['womens', 't', 'shirts']],
  ['de', 'Größe 42,5', ['grosse', '42', '5']],
])('in %s the text %s has the words %j [SRCH-04]', (language, text, words) => {
  expect(listWords(text, language)).toEqual(words)
})

test.each([
  ['en', ['sneaker', 'sneakers']],
  ['en', ['run', 'running', 'runs']],
  ['de', ['mutze', 'mutzen']],
  ['de', ['jacke', 'jacken']],
  ['fr', ['kangourou', 'kangourous']],
  ['fr', ['noire', 'noires']],
  ['fr', ['jogger', 'joggers']],
  ['nl', ['schoen', 'schoenen']],
])('in %s the forms %j share a stem [SRCH-04]', (language, forms) => {
  expect(new Set(forms.map((form) => stemWord(form, language))).size).toBe(1)
})

const known = new Set(['damen', 'regenjacke', 'jacke', 'regen', 'wolle', 'mutze', 'training'])

test.each([
  ['damenregenjacke', ['damen', 'regenjacke']],
  ['wollmutze', ['wolle', 'mutze']],
  ['trainingsjacke', ['training', 'jacke']],
  ['jacke', null],
  ['unbekanntjacke', null],
])('the compound %s is split into %j [SRCH-04]', (word, parts) => {
  expect(splitCompound(word, (part) => known.has(part))).toEqual(parts)
})

test('one letter may differ from 4 letters on, two from 8 on [SRCH-04]', () => {
  expect(['cap', 'boot', 'sneaker', 'sneakers'].map(allowedTypos)).toEqual([0, 1, 1, 2])
  expect([editDistance('boot', 'boto', 1), editDistance('boot', 'bot', 1), editDistance('boot', 'shoes', 2)]).toEqual([
    ...[1, 1, 3],
  ])
})

test('of singular and plural the form that is nearer to what was typed is taken [SRCH-04]', () => {
  const table = createWordTable(['sneaker', 'boot', 'sneakers'], 'en')
  expect(['snekers', 'sneker'].map((typed) => table.findNearest(typed))).toEqual(['sneakers', 'sneaker'])
})

test('of equally near words the one with the same first letter is taken, then the earlier', () => {
  const table = createWordTable(['foof', 'boat', 'boom', 'book'], 'en')
  expect(table.findNearest('boof')).toBe('boom')
  expect(table.findNearest('xyz')).toBeNull()
  expect(table.complete('bo', 2)).toEqual(['boat', 'boom'])
})
