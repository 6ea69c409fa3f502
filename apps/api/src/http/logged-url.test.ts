import { test } from '@lacehouse/test-kit/api/api-test'
import { pino } from 'pino'
import { expect } from 'vitest'
import { buildApp } from '../app.ts'

test('the log of an unexpected error has the address without its secrets', async ({ api }) => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const app = await buildApp({ ...api.deps, log })
  app.get('/broken', () => {
    throw new Error('broken')
  })
  const { statusCode } = await app.inject({ url: '/broken?order=LH1&st=open-sesame&token=abc&code=def' })
  await app.close()
  expect([statusCode, lines.length]).toEqual([500, 1])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ url: '/broken?order=LH1&st=…&token=…&code=…' })
  expect(lines.join()).not.toContain('open-sesame')
})
