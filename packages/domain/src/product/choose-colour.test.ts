import { expect, test } from 'vitest'
import { chooseColour } from './choose-colour.ts'

const colours = [
  { group: 'black', name: 'Ink' },
  { group: 'red', name: 'Brick / Chalk' },
  { group: 'red', name: 'Cherry' },
  { group: 'blue', name: 'Blue Lagoon' },
]

test.each([
  ['nothing asked', [], '', 'en-us', null],
  ['one group', ['red'], '', 'en-us', 1],
  ['two groups, the first by the order of the query', ['blue', 'red'], '', 'en-us', 3],
  ['a group that the product lacks, and one that it has', ['green', 'blue'], '', 'en-us', 3],
  ['only a group that the product lacks', ['green'], '', 'en-us', null],
  ['a group in words', [], 'red boots', 'en-us', 1],
  ['a group in German words with an ending', [], 'Rote Stiefel', 'de-de', 1],
  ['a group in French words in the plural', [], 'bottes rouges', 'fr-ca', 1],
  ['a word of another language', [], 'rote boots', 'en-us', null],
  ['the name of a colour before its group', [], 'cherry red', 'en-us', 2],
  ['one of the words of a name', [], 'chalk shoes', 'en-us', 1],
  ['the first colour of the product', ['black'], '', 'en-us', 0],
  ['the name of the first colour', [], 'ink blue', 'en-us', 0],
  ['spaces alone', [], '   ', 'en-us', null],
  ['the facet before the words', ['blue'], 'red boots', 'en-us', 3],
  ['a word that only contains a colour', [], 'redwood', 'en-us', null],
] as const)('a tile shows the asked colour: %s', (_, groups, text, locale, shown) => {
  expect(chooseColour(colours, { groups, text, locale })).toBe(shown)
})
