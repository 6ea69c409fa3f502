import { expect, test } from 'vitest'
import {
  endingOf,
  isMediaFile,
  listMediaFiles,
  listMediaOfColour,
  type ProductMedium,
  toMediaAddress,
} from './product-media.ts'

const name = '0123456789abcdef01234567'

test.each([
  ['a film', `${name}.mp4`, true],
  ['captions', `${name}.vtt`, true],
  ['a model', `${name}.glb`, true],
  ['a type that is not served', `${name}.html`, false],
  ['a digest that is too short', `${name.slice(1)}.mp4`, false],
  ['a digest that is too long', `0${name}.mp4`, false],
  ['capitals', `${name.toUpperCase()}.mp4`, false],
  ['a folder', `../${name}.mp4`, false],
  ['two endings', `${name}.mp4.html`, false],
  ['no ending', name, false],
])('%s is a media file: %s %s', (_, file, is) => {
  expect(isMediaFile(file)).toBe(is)
})

test('a file has the address of its bytes and the ending of its type', () => {
  expect(toMediaAddress(`${name}.webm`)).toBe(`/product-media/${name}.webm`)
  expect(endingOf(`${name}.webm`)).toBe('webm')
})

const shared = { colour: null, poster: null, alt: {} }
test.each<[string, ProductMedium, string[]]>([
  [
    'a film in its encodings and captions',
    {
      ...shared,
      kind: 'video',
      sources: ['a.mp4', 'a.webm'],
      captions: { 'de-de': 'd.vtt', 'en-us': 'e.vtt' },
      seconds: 9,
    },
    ['a.mp4', 'a.webm', 'd.vtt', 'e.vtt'],
  ],
  [
    'a turn in its frames',
    { ...shared, kind: 'spin', frames: ['1.avif', '2.avif'], width: 9, height: 9 },
    ['1.avif', '2.avif'],
  ],
  ['a model in its file', { ...shared, kind: 'model', file: 'm.glb', bytes: 9 }, ['m.glb']],
])('the files of a medium are those of %s', (_, medium, files) => {
  expect(listMediaFiles(medium)).toEqual(files)
})

test('a colour shows its own media and those of no colour, in their order', () => {
  const media = [
    { id: 1, colour: 'red' },
    { id: 2, colour: null },
    { id: 3, colour: 'blue' },
    { id: 4, colour: 'red' },
  ]
  const idsOf = (colour: string) => listMediaOfColour(media, colour).map(({ id }) => id)
  expect([idsOf('red'), idsOf('blue'), idsOf('green')]).toEqual([[1, 2, 4], [2, 3], [2]])
})
