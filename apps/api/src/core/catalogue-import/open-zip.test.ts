import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openZip, zipBounds } from './open-zip.ts'
import { UnreadableFile } from './read-text.ts'

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-zip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const open = async (bytes: Uint8Array) => {
  const folder = await openFolder()
  const path = join(folder, 'sent.zip')
  await writeFile(path, bytes)
  const zip = await openZip(path)
  onTestFinished(() => zip.close())
  return { ...zip, folder }
}

const text = (words: string) => Buffer.from(words)
const products = text('id,title,price\n1,A,1.00 USD\n')

/** Writes another size of a file into the directory of a ZIP, as one does that is made to fill a disk. */
const claim = (zip: Uint8Array, name: string, size: number) => {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
    if (bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28)) === name)
      bytes.writeUInt32LE(size, at + 24)
  return bytes
}

test('the file of products is written under a name of our own, and pictures are read by path or name [MER-04]', async () => {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const zip = await open(
    zipSync({ 'a/Products.JSONL': products, 'a/pictures/1.jpg': picture, 'a/readme.md': text('x') }),
  )
  const path = await zip.extractProducts(zip.folder)
  expect(path).toBe(join(zip.folder, 'products.jsonl'))
  expect(await readFile(path)).toEqual(products)
  for (const address of ['pictures/1.jpg', './pictures/1.jpg', '1.jpg', 'https://cdn.example/shoes/1.jpg?v=2'])
    expect(await zip.pictures.read(address)).toMatchObject({ ok: true })
  expect(zip.pictures.findProblem('1.jpg')).toBe(null)
  expect(await zip.pictures.read('2.jpg')).toMatchObject({ code: 'picture_not_found' })
  expect(await zip.pictures.read('readme.md')).toMatchObject({ code: 'picture_type_unknown' })
})

test.each([
  ['without products', zipSync({ '1.jpg': text('x') }), 'no file of products'],
  ['with two files of products', zipSync({ 'a.csv': products, 'b.csv': products }), 'only one'],
  ['that leads out of its folder', zipSync({ '../../a.csv': products }), 'cannot be read'],
  [
    'with too many files',
    zipSync(Object.fromEntries(Array.from({ length: zipBounds.entries + 1 }, (_, i) => [`${i}`, text('')]))),
    'more than 20000 files',
  ],
  [
    'that claims to unpack to more than 4 GB',
    claim(zipSync({ 'a.csv': products, b: text('x'), c: text('x') }), 'b', 0xfffffff0),
    'more than 4 GB',
  ],
  ['that is none', text('no ZIP at all, but long enough to be looked at as one'), 'cannot be read'],
])('a ZIP %s is refused with a sentence [MER-04]', async (_, bytes, sentence) => {
  const opening = open(bytes)
  await expect(opening).rejects.toThrow(UnreadableFile)
  await expect(opening).rejects.toThrow(sentence)
})

test('a picture that unpacks to more than it states, or states too much, is refused and not read to its end [MER-04]', async () => {
  const zeros = Buffer.alloc(30 * 1024 ** 2)
  const packed = zipSync({ 'a.csv': products, 'small.jpg': zeros, 'large.jpg': zeros })
  const zip = await open(claim(claim(packed, 'small.jpg', 1000), 'large.jpg', 50 * 1024 ** 2))
  expect(await zip.pictures.read('small.jpg')).toMatchObject({ code: 'picture_damaged' })
  expect(zip.pictures.findProblem('large.jpg')).toMatchObject({ code: 'picture_too_large' })
})
