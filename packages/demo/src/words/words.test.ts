import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listLocales } from '@lacehouse/domain/site/find-site'
import { afterEach, expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { dataFolder, listJsonFiles } from '../read-data.ts'
import { toLocale } from './localise.ts'
import { type LocaleWords, readLocale } from './read-locale.ts'
import { respell } from './respell.ts'
import { readWordCatalogue, wordCatalogue } from './word-catalogue.ts'
import { fillWords } from './words.ts'

const words = join(dataFolder, 'words')
const locales = new Map(wordCatalogue.locales.map((locale) => [locale, readLocale(join(words, locale))]))
const complete = [...locales].filter(([, { base }]) => base === null)
const dialects = [...locales].filter(([, { base }]) => base !== null)
const [[, source] = ['', undefined]] = complete

const listKeys = (locale: LocaleWords | undefined): string[] => [...(locale?.texts.keys() ?? [])].sort()

test('every locale of every site has a folder of words', async () => {
  expect(wordCatalogue.locales).toEqual(expect.arrayContaining(listLocales(await loadSites())))
})

test.each(complete)('%s has the same keys as every other complete locale', (_, locale) => {
  expect(listKeys(locale).length).toBeGreaterThan(800)
  expect(listKeys(locale)).toEqual(listKeys(source))
})

/** A text of a locale, its own or the respelt one of its base. */
const textOf = (locale: string, key: string): string | undefined => {
  const { base = null, spelling = {}, texts } = locales.get(locale) ?? {}
  const inherited = base === null ? undefined : textOf(base, key)
  return texts?.get(key) ?? (inherited && respell(inherited, spelling))
}

test.each(dialects)('%s has only keys of its base, and only words that it spells differently', (_, locale) => {
  const { base, spelling, texts } = locale
  expect(listKeys(locale).filter((key) => textOf(base ?? '', key) === undefined)).toEqual([])
  const same = [...texts].filter(([key, text]) => respell(textOf(base ?? '', key) ?? '', spelling) === text)
  expect(same).toEqual([])
  expect(Object.entries(spelling).filter(([from, to]) => from === to || from !== from.toLowerCase())).toEqual([])
})

const marksOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

test('every text has the same marks in every locale', () => {
  const keys = listKeys(source)
  const differing = keys.filter(
    (key) => new Set(Object.values(wordCatalogue.get(key)).map((text) => `${marksOf(text)}`)).size > 1,
  )
  expect(differing).toEqual([])
})

test('every file of words belongs to data of the shop', () => {
  const models = listJsonFiles(join(dataFolder, 'models'))
  const files = listJsonFiles(join(words, 'en-us')).filter((file) => file.startsWith('models/'))
  expect(files).toEqual(models.map((model) => `models/${model}`))
})

test.each([
  ['Many colors, one shoe', 'Many colours, one shoe'],
  ['Harbor / Colors', 'Harbour / Colours'],
  ['{color} of the sneakers', '{colour} of the trainers'],
  ['colorful, Colorado, decolor', 'colorful, Colorado, decolor'],
  ['COLOR', 'COLOR'],
  ['sneakers-and-pants', 'trainers-and-trousers'],
  ['function Object() { [native code] }', 'function Object() { [native code] }'],
])('%j is %j by the British word list', (american, british) => {
  expect(respell(american, locales.get('en-gb')?.spelling ?? {})).toBe(british)
})

test('a dialect has its own text, then the respelt text of its base', () => {
  expect(wordCatalogue.get('categories.kinds.football.name')).toMatchObject({
    'en-us': 'Soccer cleats',
    'en-ca': 'Soccer cleats',
    'en-gb': 'Football boots',
  })
  expect(wordCatalogue.get('categories.kinds.sneakers.name')).toMatchObject({
    'en-ca': 'Sneakers',
    'en-gb': 'Trainers',
  })
  expect(wordCatalogue.spell('Harbor Street High')).toMatchObject({
    'en-us': 'Harbor Street High',
    'en-gb': 'Harbour Street High',
    'fr-ca': 'Harbor Street High',
  })
})

test('spaces that must not break are no-break spaces in French and German', () => {
  expect(wordCatalogue.get('promotions.warm-layers.name')).toMatchObject({
    'de-de': '20\u00a0% auf Hoodies & Sweatshirts',
    'fr-ca': '20\u00a0% de rabais sur les kangourous et chandails',
  })
})

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const writeFiles = (files: Record<string, unknown>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  folders.push(folder)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(content))
  }
  return folder
}

test('a new language is a folder, and a missing text is an error with file and key', () => {
  const folder = writeFiles({
    'en-us/locale.json': {},
    'en-us/content/home.json': { title: 'Shoes', benefits: ['Fast', 'Free'] },
    'it-it/locale.json': {},
    'it-it/content/home.json': { title: 'Scarpe', benefits: ['Veloce'] },
  })
  const catalogue = readWordCatalogue(folder)
  expect(catalogue.get('content/home.title')).toEqual({ 'en-us': 'Shoes', 'it-it': 'Scarpe' })
  expect(() => catalogue.list('content/home.benefits')).toThrow(
    "data/words/it-it/content/home.json has no words for 'benefits.1'.",
  )
})

test('a locale without a folder is an error with its name', () => {
  expect(() => toLocale(wordCatalogue.get('products.badges.new'), 'sv-se')).toThrow('data/words/sv-se')
})

test('a value by locale and a plain value fill a mark, and a mark without a value stays', () => {
  const filled = fillWords(
    { 'en-us': '{a} {b} {c}', 'de-de': '{b} {a}' },
    { a: { 'en-us': 'one', 'de-de': 'eins' }, b: '2' },
  )
  expect(filled).toEqual({ 'en-us': 'one 2 {c}', 'de-de': '2 eins' })
})
