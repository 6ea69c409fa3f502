import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'

const mail = { to: 'a@lacehouse.test', subject: 'Gift card', html: '<p>6006</p>', text: '6006', key: 'mail-1' }
const from = 'Lacehouse <hello@lacehouse.test>'

const openFolder = async (): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'lacehouse-mail-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return join(parent, 'mail')
}

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

test('mails in the folder can be read by the shop’s own user only', async () => {
  const folder = await openFolder()
  await createMailer({ smtpUrl: null, folder, from }).send(mail)
  expect(await modeOf(folder)).toBe('700')
  const files = await readdir(folder)
  expect(files.toSorted()).toEqual(['mail-1.eml', 'mail-1.html', 'mail-1.json'])
  for (const file of files) expect([file, await modeOf(join(folder, file))]).toEqual([file, '600'])
})

test('a folder that others could read is closed to them by the next mail', async () => {
  const folder = await openFolder()
  await mkdir(folder)
  await chmod(folder, 0o755)
  await createMailer({ smtpUrl: null, folder, from }).send(mail)
  expect(await modeOf(folder)).toBe('700')
})
