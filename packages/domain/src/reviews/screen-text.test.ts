import { expect, test } from 'vitest'
import { foldText } from './repeated-text.ts'
import { planPublication, screenText, toRepeatedText } from './screen-text.ts'

const find = (text: string) => screenText([text], ['en', 'de', 'fr', 'it', 'es', 'nl'])

test.each([
  ['with digits for letters', 'What a sh1t shoe.', 'sh1t'],
  ['with signs for letters', 'Such a b@st4rd of a sole.', 'b@st4rd'],
  ['with stars for letters', 'It fell apart, f*ck.', 'f*ck'],
  ['lengthened', 'Shiiiiit, they are small.', 'shiiiiit'],
  ['spaced out', 'They are s h i t after a week.', 's h i t'],
  ['with points between its letters', 'They are s.h.1.t indeed.', 's.h.1.t'],
  ['before an exclamation mark', 'What a shit!', 'shit'],
  ['in the plural', 'Those bastards sold me this.', 'bastards'],
  ['inflected in German', 'So eine Frechheit von diesen Wichsern.', 'wichsern'],
  ['inflected in French', 'Quelle bande de connards.', 'connards'],
  ['inflected in Italian', 'Una scarpa per stronze.', 'stronze'],
  ['inflected in Spanish', 'Son unas mierdas.', 'mierdas'],
  ['inflected in Dutch', 'Wat een klootzakken, die klootzaken.', 'klootzaken'],
])('a forbidden word %s is found as it is written [REV-02]', (_, text, part) => {
  expect(find(text)).toContainEqual({ kind: 'forbidden_word', part })
})

test.each([
  ['names with parts of such words', 'Scunthorpe, Dickens and the class of 1985 liked them.'],
  ['sizes and numbers', 'I take S, M, L in shirts and EU 45 in shoes, 100% true!'],
  ['ordinary words near to them', 'El pollo estaba rico, the shift of my hour, der Hut und die Hürde.'],
  ['letters in a row', 'Available in S M L X and in A B C.'],
  ['rated with stars', '***** Five stars, very good.'],
])('%s are no forbidden words [REV-02]', (_, text) => {
  expect(find(text).filter(({ kind }) => kind === 'forbidden_word')).toEqual([])
})

test('texts are the same whatever their case, marks and blanks are; short ones are not compared [REV-02]', () => {
  const folded = foldText('Léger! They are light, quiet  and true.')
  expect(folded).toBe('leger they are light quiet and true')
  expect(foldText('leger\nTHEY ARE  LIGHT quiet and true')).toBe(folded)
  expect(foldText('Very comfortable shoes, thanks!')).toBeNull()
})

test('a repeated text waits for the staff and names the products that have it [REV-02]', () => {
  const finding = toRepeatedText(['LHAAAAAA01', 'LHAAAAAA02'])
  expect(finding).toEqual({ kind: 'repeated_text', part: 'LHAAAAAA01, LHAAAAAA02' })
  expect(planPublication([finding], 0)).toBe('waiting')
})
