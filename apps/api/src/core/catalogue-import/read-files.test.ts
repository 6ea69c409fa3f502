import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSource } from './open-source.ts'
import { readCsv, readHeader } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { readText } from './read-text.ts'

const write = async (content: string | Buffer, name = 'products.txt'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-read-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}
const read = async (content: string | Buffer, encoding?: string) =>
  (await Array.fromAsync(readText(await write(content), { encoding }))).join('')

const toBigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Buffer, string | undefined, string]>([
  ['UTF-8', Buffer.from('Käppi ✓'), undefined, 'Käppi ✓'],
  ['UTF-8 with a mark, whatever is named', Buffer.from('\ufeffKäppi'), 'utf-8', 'Käppi'],
  ['UTF-16 with a mark, whatever is named', Buffer.from('\ufeffKäppi ✓', 'utf16le'), 'windows-1252', 'Käppi ✓'],
  ['UTF-16 of the other order', toBigEndian('\ufeffKäppi ✓'), undefined, 'Käppi ✓'],
  ['Windows-1252', Buffer.from('K\xe4ppi \x80', 'latin1'), 'windows-1252', 'Käppi €'],
  ['nothing', Buffer.alloc(0), undefined, ''],
])('a file in %s is read', async (_, content, encoding, text) => {
  expect(await read(content, encoding)).toBe(text)
})

test('a letter on the border of two pieces is whole, and bytes are counted to the end', async () => {
  const text = `${'a'.repeat(256 * 1024 - 1)}ä${'b'.repeat(10)}`
  const seen: number[] = []
  const pieces = await Array.fromAsync(readText(await write(text), { onBytes: (bytes) => seen.push(bytes) }))
  expect([pieces.join(''), seen]).toEqual([text, [256 * 1024, 256 * 1024 + 11]])
})

test.each<[string, string | Buffer, string | undefined, string]>([
  ['a letter that is cut off', Buffer.from('a\nKä').subarray(0, 4), undefined, 'After line 2 the file is not utf-8'],
  ['an encoding that does not exist', 'a', 'klingon', 'There is no encoding klingon.'],
  ['bytes that the named encoding does not have', Buffer.from([0x81]), 'shift_jis', 'is not shift_jis'],
])('a file with %s cannot be read', async (_, content, encoding, sentence) => {
  await expect(read(content, encoding)).rejects.toThrow(sentence)
})

const readRows = async (content: string, delimiter: ',' | '\t' = ',') =>
  Array.fromAsync(readCsv(await write(content), { delimiter }))

test('a row with fewer cells has empty ones, one with empty cells more is right, and one with words more is a problem', async () => {
  expect(await readRows('id,title,price\n1,A\n2,B,1.00,,\n3,C,1.00,2.00\n')).toEqual([
    { line: 2, values: { id: '1', title: 'A', price: '' } },
    { line: 3, values: { id: '2', title: 'B', price: '1.00' } },
    {
      ...{ line: 4, values: { id: '3', title: 'C', price: '1.00' } },
      problem: { line: 4, reason: 'columns_differ', column: '', value: '2.00' },
    },
  ])
})

test('a quote within a cell is text in a table with tabs', async () => {
  expect(await readRows('id\ttitle\n1\t6" rope\n', '\t')).toEqual([{ line: 2, values: { id: '1', title: '6" rope' } }])
})

test.each([
  ['\ufeff"id","title"\n', ',', ['id', 'title']],
  [' id \t title\r\n1\tA', '\t', ['id', 'title']],
  ['', ',', ['']],
])('the columns of %j are separated by %j', async (content, delimiter, columns) => {
  expect(await readHeader(await write(content), {})).toEqual({ delimiter, columns })
})

const feed = (items: string) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}`
const readItems = async (items: string) => {
  const rows = await Array.fromAsync(readFeed(await write(`${feed(items)}</channel></rss>`), {}))
  return rows.map(({ values }) => values)
}

test('a field that an item repeats has a line for each, and an empty one does not count', async () => {
  const pictures = ['a.jpg', '', 'b.jpg'].map((name) => `<g:additional_image_link>${name}</g:additional_image_link>`)
  expect(await readItems(`<item><g:id>1</g:id>${pictures.join('')}</item><item/>`)).toEqual([
    { id: '1', additional_image_link: 'a.jpg\nb.jpg' },
    {},
  ])
})

test('a field with and without the prefix of Google is one field, and another value of it is one more line', async () => {
  const item = '<item><title>A</title><g:title>A</g:title><link>a</link><g:link>b</g:link></item>'
  expect(await readItems(item)).toEqual([{ title: 'A', link: 'a\nb' }])
})

test('what stands within a field or outside of items is no field, and characters and quoted text are', async () => {
  const item =
    '<item><title>A &amp; <![CDATA[<B>]]></title><g:shipping><g:country>US</g:country></g:shipping></item><link>x</link>'
  expect(await readItems(item)).toEqual([{ title: 'A & <B>', shipping: '' }])
})

test('a text that goes on for more than 32 MB without an item is no feed', async () => {
  const file = await write(feed(`<item><title>${'a'.repeat(33 * 1024 ** 2)}`))
  await expect(Array.fromAsync(readFeed(file, {}))).rejects.toThrow('Up to line 1 no item ends within 32 MB.')
})

test('a file that is not there is named', async () => {
  await expect(openSource('/nowhere/products.csv', { currency: 'USD' })).rejects.toThrow(
    'There is no file /nowhere/products.csv.',
  )
})

test.each([
  ['products.jsonl', '{"id":"OWNMUG0001"}', 'lacehouse'],
  ['products.JSON', '{"id":"OWNMUG0001"}', 'lacehouse'],
  ['products.txt', '<?xml version="1.0"?><rss></rss>', 'google'],
  ['products.txt', 'id\ttitle\tprice\n', 'google'],
  ['products.txt', 'Handle,Title,Variant Price\n', 'shopify'],
  ['products.csv', 'id,part\n', 'lacehouse'],
])('the content of %s, %j, is of the format %s', async (name, content, format) => {
  expect((await openSource(await write(content, name), { currency: 'USD' })).format).toBe(format)
})

test('lines of our own format with the same id are one product, which is refused by the second', async () => {
  const lines = ['{"id":"OWNMUG0001"}', '{"id":"OWNMUG0002"}', '{"id":"OWNMUG0001"}', 'no JSON']
  const source = await openSource(await write(lines.join('\n'), 'products.jsonl'), { currency: 'USD' })
  expect(await source.count()).toBe(3)
  const problems = (await Array.fromAsync(source.read())).map((read) => read.kind === 'refused' && read.problems[0])
  expect(problems).toMatchObject([
    { line: 2, reason: 'line_invalid', column: 'names' },
    { line: 3, reason: 'key_repeated', column: 'id', value: 'OWNMUG0001' },
    { line: 4, reason: 'line_invalid' },
  ])
})
