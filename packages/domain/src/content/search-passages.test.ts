import { expect, test } from 'vitest'
import { searchPassages } from './search-passages.ts'

const english = [
  { title: 'Where is my order?', text: 'Open the link in your confirmation email, or sign in and look under Orders.' },
  { title: 'Can I change the address after ordering?', text: 'Write to us right away with your order number.' },
  { title: 'Prices and times', text: 'The checkout shows the days of arrival for your address before you pay.' },
  { title: 'How to return', text: 'Send back what you do not like within 30 days. Returning is free.' },
]

const find = (text: string, passages = english, language = 'en') =>
  searchPassages(passages, { text, language, limit: 10 }).map(({ title }) => title)

test('a passage with the word in its title comes before one with the word in its text', () => {
  expect(find('address')).toEqual(['Can I change the address after ordering?', 'Prices and times'])
})

test('a whole question finds the passage with its rare words', () => {
  expect(find('How do I return my shoes?')[0]).toBe('How to return')
})

test.each([
  ['de', 'Wie bekomme ich mein Geld zurück?', 'Ihr Geld', 'Wie nehme ich meine Maße?'],
  ['fr', 'Quand est-ce que je serai remboursé ?', 'Remboursement', 'Comment est-ce que je mesure mon pied ?'],
  ['nl', 'Hoe krijg ik mijn geld terug?', 'Je geld', 'Hoe meet ik mijn voet?'],
])('in %s the words that say nothing of a question do not count', (language, question, answer, other) => {
  const passages = [other, answer].map((title) => ({ title, text: '' }))
  expect(find(question, passages, language)).toEqual([answer])
})

test('forms of a word are found by each other', () => {
  expect(find('returns')).toEqual(['How to return'])
  expect(find('pays')).toEqual(['Prices and times'])
})

test('a mistyped word finds what its nearest word finds', () => {
  expect(find('adress')[0]).toBe('Can I change the address after ordering?')
})

test('the beginning of a compound finds it', () => {
  const german = [
    { title: 'Rückgabekosten', text: 'Die Rücksendung ist kostenlos.' },
    { title: 'Lieferung', text: 'Wir liefern in zwei Tagen.' },
  ]
  expect(find('Rückgabe', german, 'de')).toEqual(['Rückgabekosten'])
})

test('words that no passage has find nothing', () => {
  expect(find('zeppelin')).toEqual([])
  expect(find('  ?')).toEqual([])
})

test('no more passages are found than asked for', () => {
  expect(searchPassages(english, { text: 'order', language: 'en', limit: 1 })).toHaveLength(1)
})
