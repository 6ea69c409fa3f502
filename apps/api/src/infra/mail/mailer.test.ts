import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

test('a mail in the folder has its message id, its attachments and the one request that ends such mails', async () => {
  const folder = await openFolder()
  const mailer = createMailer({ smtpUrl: null, folder, from })
  const attachment = { filename: 'card.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
  const unsubscribeUrl = 'https://shop.test/stop?st=1'
  await mailer.send({ ...mail, attachments: [attachment], unsubscribeUrl, replyTo: 'care@lacehouse.test' })
  const text = await readFile(join(folder, 'mail-1.eml'), 'utf8')
  expect(text).toContain('Message-ID: <mail-1@lacehouse>')
  expect(text).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toContain('Reply-To: care@lacehouse.test')
  expect(text).toContain('filename=card.pdf')
  await mailer.send({ ...mail, key: 'mail-2' })
  expect(await readFile(join(folder, 'mail-2.eml'), 'utf8')).not.toContain('List-Unsubscribe')
  expect(JSON.parse(await readFile(join(folder, 'mail-2.json'), 'utf8'))).toEqual({
    ...{ to: 'a@lacehouse.test', subject: 'Gift card', text: '6006' },
  })
})

test('a folder that cannot be written fails the mail, so that its job is repeated', async () => {
  const folder = await openFolder()
  await writeFile(folder, 'a file in the place of the folder')
  await expect(createMailer({ smtpUrl: null, folder, from }).send(mail)).rejects.toThrow('ENOTDIR')
})
