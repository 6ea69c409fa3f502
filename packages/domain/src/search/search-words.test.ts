import { expect, test } from 'vitest'
import { allowedTypos, editDistance } from './edit-distance.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { listBaseWords } from './list-base-words.ts'
import { listWords } from './list-words.ts'
import { findCompoundEnd, splitCompound } from './split-compound.ts'
import { toSound } from './to-sound.ts'
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
  ['es', ['sneaker', 'sneakers']],
  ['es', ['alto', 'alta', 'altos', 'altas']],
  ['es', ['devolucion', 'devoluciones']],
  ['es', ['version', 'versiones']],
  ['es', ['edicion', 'ediciones']],
  ['it', ['legging', 'leggings']],
  ['it', ['alto', 'alta', 'alti', 'alte']],
])('in %s the forms %j share a stem [SRCH-04]', (language, forms) => {
  expect(new Set(forms.map((form) => stemWord(form, language))).size).toBe(1)
})

test.each([
  ['es', ['gorra', 'gorro']],
  ['es', ['deporte', 'deportiva']],
  ['es', ['polo', 'polar']],
  ['it', ['correre', 'corrie']],
])('in %s the words %j keep stems of their own, because they mean different things [SRCH-04]', (language, words) => {
  expect(new Set(words.map((word) => stemWord(word, language))).size).toBe(2)
})

test.each([
  ['nl', 'sandaaltjes', 'sandaal'],
  ['nl', 'shirtje', 'shirt'],
  ['nl', 'balletje', 'bal'],
  ['de', 'schuhchen', 'schuh'],
  ['es', 'botitas', 'bota'],
  ['es', 'pantaloncito', 'pantalon'],
  ['it', 'maglioncino', 'maglione'],
  ['it', 'giacchetta', 'giacca'],
])('in %s the diminutive %s is of %s [SRCH-04]', (language, diminutive, base) => {
  expect(listBaseWords(diminutive, language)).toContain(base)
})

test('a word that only ends like a diminutive has no base where too little is left, and in English there are none', () => {
  expect([listBaseWords('oje', 'nl'), listBaseWords('vito', 'es'), listBaseWords('sandaaltje', 'en')]).toEqual([
    [],
    [],
    [],
  ])
})

test.each([
  ['es', 'votas', 'botas'],
  ['es', 'sapatillas', 'zapatillas'],
  ['es', 'chaketa', 'chaqueta'],
  ['es', 'ebilla', 'hevilla'],
  ['it', 'giache', 'giacche'],
  ['it', 'stivalli', 'stivali'],
  ['nl', 'leisten', 'lijsten'],
  ['nl', 'rugzack', 'rugsak'],
])('in %s the words %s and %s sound alike [SRCH-04]', (language, typed, right) => {
  expect(toSound(typed, language)).toBe(toSound(right, language))
})

test('words that differ to the ear stay apart, and a language without rules keeps its spelling', () => {
  expect(toSound('chaqueta', 'es')).not.toBe(toSound('caqueta', 'es'))
  expect(toSound('ciao', 'it')).not.toBe(toSound('chiao', 'it'))
  expect(toSound('phone', 'en')).toBe('phone')
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

test('a compound with an unknown beginning is what its longest known end says [SRCH-04]', () => {
  const find = (word: string) => findCompoundEnd(word, (part) => known.has(part))
  expect([find('lieblingsregenjacke'), find('xyjacke'), find('jacke'), find('jackenart')]).toEqual([
    ...['regenjacke', null, null, null],
  ])
})

test('what is longer than any word is not split', () => {
  const isPart = (part: string) => known.has(part)
  const [fits, tooLong] = [`${'regen'.repeat(8)}jacke`, `${'regen'.repeat(9)}jacke`]
  expect([
    splitCompound(fits, isPart)?.length,
    splitCompound(tooLong, isPart),
    findCompoundEnd(tooLong, isPart),
  ]).toEqual([...[8, null, null]])
})

test('a word that sounds like the typed one comes before words that differ by a letter [SRCH-04]', () => {
  const table = createWordTable(['rota', 'bota', 'chaqueta'], 'es')
  expect(['vota', 'chaketa'].map((typed) => table.findNearest(typed))).toEqual(['bota', 'chaqueta'])
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
