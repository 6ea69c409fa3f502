import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvFile, writeEnvFile } from './env-file.ts'

const openFile = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-env-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'new', 'shop.env')
}

test('settings are read as they were written, whatever is in them, and empty ones are left out', async () => {
  const file = await openFile()
  const settings = {
    MAIL_FROM: 'Shop <hello@lacehouse.com>',
    SMTP_URL: 'smtps://a:p%40ss@mail.lacehouse.com:465?x=1',
    QUOTED: '"Shop" #1 $HOME',
    BOTH: `it's "so"`,
  }
  await writeEnvFile(file, { ...settings, EMPTY: '', MISSING: undefined })
  expect(await readEnvFile(file)).toEqual(settings)
  expect(await readEnvFile(`${file}.none`)).toEqual({})
})

test('only the owner may read the file, also where another one was left half written', async () => {
  const file = await openFile()
  await writeEnvFile(file, { A: '1' })
  await writeFile(`${file}.new`, '', { mode: 0o644 })
  await writeEnvFile(file, { A: '2' })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
})

test('a value that no line can hold is refused', async () => {
  await expect(writeEnvFile(await openFile(), { A: 'one\ntwo' })).rejects.toThrow('A has characters')
})
