import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openTranslation, readTranslation } from './open-translation.ts'

type Asked = { path: string; key: string | undefined; body: unknown }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a service with a given answer, and returns the environment that names it and what it was asked. */
async function startService(status: number, answer: string) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body: JSON.parse(text) })
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, env: { DEEPL_API_KEY: 'key', DEEPL_API_URL: `http://127.0.0.1:${port}/` } }
}

const query = { texts: ['Gut', 'Sehr leicht'], from: 'de', locale: 'en-gb' }

test('texts are translated by DeepL in the reader’s English, and asked for once [REV-05]', async () => {
  const { asked, env } = await startService(200, '{"translations":[{"text":"Good"},{"text":"Very light"}]}')
  const translation = openTranslation(readTranslation(env))
  expect(translation.isConfigured).toBe(true)
  expect(await translation.translate(query)).toEqual(['Good', 'Very light'])
  expect(await translation.translate(query)).toEqual(['Good', 'Very light'])
  const body = { text: query.texts, source_lang: 'DE', target_lang: 'EN-GB' }
  expect(asked).toEqual([{ path: '/v2/translate', key: 'DeepL-Auth-Key key', body }])
})

test.each([
  ['refuses', 456, '{}'],
  ['answers something else', 200, '<html>'],
  ['answers too few texts', 200, '{"translations":[{"text":"Good"}]}'],
])('a service that %s translates nothing [REV-05]', async (_, status, answer) => {
  const { env } = await startService(status, answer)
  expect(await openTranslation(readTranslation(env)).translate(query)).toBeNull()
})

test('a shop without a key has no service, and a key of the free plan has its own address [REV-05]', async () => {
  const none = openTranslation(readTranslation({}))
  expect([none.isConfigured, await none.translate(query)]).toEqual([false, null])
  expect(readTranslation({ DEEPL_API_KEY: 'a:fx' })?.url).toBe('https://api-free.deepl.com')
  expect(readTranslation({ DEEPL_API_KEY: 'a' })?.url).toBe('https://api.deepl.com')
})
