import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findMailServerProblem } from './find-mail-server-problem.ts'

/** Opens a mail server that greets and answers each command by its first word. */
const openServer = async (greeting: string, answers: Readonly<Record<string, string>>): Promise<string> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write(`${greeting}\r\n`)
    socket.on('data', (data) => {
      const [command = ''] = data.toString().trim().split(' ')
      socket.write(`${answers[command] ?? '502 unknown'}\r\n`)
      if (command === 'QUIT') socket.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const plain = { EHLO: '250 hello', QUIT: '221 bye' }
const withAuth = { ...plain, EHLO: '250-hello\r\n250 AUTH PLAIN' }

test('a mail server that greets and takes the account has no problem', async () => {
  expect(await findMailServerProblem(`smtp://${await openServer('220 ready', plain)}`)).toBeNull()
  const host = await openServer('220 ready', { ...withAuth, AUTH: '235 welcome' })
  expect(await findMailServerProblem(`smtp://user:right@${host}`)).toBeNull()
})

test('a mail server that refuses the account or the connection, or is absent, is named with its reason and no password', async () => {
  const host = await openServer('220 ready', { ...withAuth, AUTH: '535 wrong account' })
  const refused = await findMailServerProblem(`smtp://user:hidden@${host}`)
  expect(refused).toContain('535 wrong account')
  expect(refused).not.toContain('hidden')
  expect(await findMailServerProblem(`smtp://${await openServer('554 closed', plain)}`)).toContain('554 closed')
  expect(await findMailServerProblem('smtp://127.0.0.1:1')).toContain('ECONNREFUSED')
})
