import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openTextMessenger, readTextMessageConfig } from './open-text-messenger.ts'

const accountSid = 'AC0123456789'
const settings = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: 'token-1', TWILIO_FROM: '+15005550006' }
const message = { to: '+491701234567', text: '123456 ist Ihr Code', key: 'phone-code-1' }

/** Opens a local server that answers with a status, and the messenger that is configured for it. */
const open = async (status: number, from = settings.TWILIO_FROM) => {
  const seen: { method: string; path: string; authorization: string; form: Record<string, string> }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url: path = '', headers } = request
    const form = Object.fromEntries(new URLSearchParams(body))
    seen.push({ method, path, authorization: headers.authorization ?? '', form })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const problems: string[] = []
  const env = { ...settings, TWILIO_FROM: from, TWILIO_API_URL: `http://127.0.0.1:${port}/` }
  const textMessages = readTextMessageConfig(env, problems)
  expect(problems).toEqual([])
  return { seen, messenger: openTextMessenger({ production: true, textMessages, folder: '' }) }
}

test('a message is sent as a form with the account’s key', async () => {
  const { seen, messenger } = await open(201)
  expect(await messenger?.send(message)).toBe(true)
  expect(seen).toEqual([
    {
      method: 'POST',
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:token-1`).toString('base64')}`,
      form: { To: message.to, Body: message.text, From: settings.TWILIO_FROM },
    },
  ])
})

test('a messaging service sends in place of a number', async () => {
  const service = `MG${'0'.repeat(32)}`
  const { seen, messenger } = await open(201, service)
  await messenger?.send(message)
  expect(seen[0]?.form).toMatchObject({ MessagingServiceSid: service })
  expect(seen[0]?.form).not.toHaveProperty('From')
})

test('a number that takes no messages is refused for good', async () => {
  const { messenger } = await open(400)
  expect(await messenger?.send(message)).toBe(false)
})

test.each([401, 429, 500, 503])('the answer %i throws, so that the job is repeated (T23)', async (status) => {
  const { messenger } = await open(status)
  await expect(messenger?.send(message)).rejects.toThrow(`Twilio answered ${status}`)
})

test.each([
  ['without a service production sends none', {}, true, null, []],
  [
    'a part of the settings is a problem',
    { TWILIO_ACCOUNT_SID: 'AC1' },
    true,
    null,
    ['TWILIO_AUTH_TOKEN and TWILIO_FROM must be set too, for text messages by Twilio'],
  ],
])('%s', (_, env, production, expected, problems) => {
  const found: string[] = []
  const textMessages = readTextMessageConfig(env, found)
  expect(openTextMessenger({ production, textMessages, folder: '/tmp/none' })).toBe(expected)
  expect(found).toEqual(problems)
})
