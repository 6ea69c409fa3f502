import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLines } from './read-lines.ts'

const read = async (text: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-lines-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'products.jsonl')
  await writeFile(file, text)
  return Array.fromAsync(readLines(file, {}))
}

test('empty lines are no rows, and the others keep the number of their line with and without an end of line', async () => {
  const [first, last] = ['{"id":"P1AAAAAAAA"}', '{"id":"P1BBBBBBBB"}']
  const rows = [
    { line: 2, values: { id: 'P1AAAAAAAA', json: first } },
    { line: 4, values: { id: 'P1BBBBBBBB', json: last } },
  ]
  expect(await read(`\n${first}\n  \n${last}`)).toEqual(rows)
  expect(await read(`\n${first}\n  \n${last}\n\n`)).toEqual(rows)
  expect(await read('')).toEqual([])
})

test.each([
  ['{"name":"Court","id":"P1AAAAAAAA"}', 'P1AAAAAAAA'],
  ['\ufeff{"id":"P1AAAAAAAA"}', 'P1AAAAAAAA'],
  ['{ "id": "short" }', 'short'],
  ['{"id":17}', ''],
  ['{"name":"Court"}', ''],
  ['{"id":"P1AAAAAAAA","id":"P1BBBBBBBB"', 'P1AAAAAAAA'],
  ['["id"]', ''],
  ['null', ''],
  ['no JSON', ''],
])('the line %s has the id %j', async (line, id) => {
  const [row] = await read(line)
  expect(row?.values.id).toBe(id)
})

test('a line of 4 MB is read, and one with a character more is refused without its text', async () => {
  const most = 4 * 1024 ** 2
  const whole = `{"id":"P1AAAAAAAA","name":"${'a'.repeat(most - 29)}"}`
  expect(whole).toHaveLength(most)
  const [read1, refused, after] = await read(`${whole}\n${whole} \n{"id":"P1BBBBBBBB"}\n`)
  expect(read1?.values).toEqual({ id: 'P1AAAAAAAA', json: whole })
  expect(refused).toMatchObject({ line: 2, values: {}, problem: { line: 2, reason: 'text_too_long' } })
  expect(after).toMatchObject({ line: 3, values: { id: 'P1BBBBBBBB' } })
})
