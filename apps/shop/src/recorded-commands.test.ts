import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOrderNumber } from '@lacehouse/domain/order/order-number'
import { createTestDatabase } from '@lacehouse/test-kit'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a command of the shop; returns its exit code and the lines of the security log. */
const run = async (args: string[], env: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-command-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'security.log')
  const own = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), SECURITY_LOG: path, ...env }
  const { code: exitCode } = await runCommand(args, { env: own })
  const text = await readFile(path, 'utf8')
  const lines = text.trim().split('\n')
  return { exitCode, lines: lines.map((line) => JSON.parse(line)), text }
}

test('a start with a wrong environment is recorded with the names of its variables, and with no value', async () => {
  const { exitCode, lines, text } = await run(['start'], {
    SHOP_MODE: 'production',
    SESSION_SECRET: 'too-short-a-secret',
  })
  expect(exitCode).not.toBe(0)
  expect(lines).toMatchObject([{ id: 'SEC-601', actor: 'start', target: expect.stringContaining('SESSION_SECRET') }])
  expect(text).not.toContain('too-short-a-secret')
})

test('an operator’s command on an order is recorded with its outcome', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const number = makeOrderNumber(() => 3)
  const { exitCode, lines } = await run(['order', 'advance', number], { DATABASE_URL: url })
  expect(exitCode).toBe(1)
  expect(lines).toMatchObject([
    {
      id: 'SEC-502',
      actor: expect.stringMatching(/^operator:/),
      target: `order advance ${number}`,
      outcome: 'refused',
    },
  ])
})
