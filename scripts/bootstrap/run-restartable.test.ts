import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { nodeBinary } from './paths.mjs'
import { runRestartable } from './run-restartable.mjs'

const server = `
  const { appendFileSync } = require('node:fs')
  process.on('SIGTERM', () => { appendFileSync(process.env.DIARY, 'closed '); process.exit(0) })
  setInterval(() => {}, 1000)
  appendFileSync(process.env.DIARY, 'open ')`

test('a restarted server closes before the next one opens, and ends when it is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'))
  const diary = join(folder, 'diary')
  const read = () => (existsSync(diary) ? readFileSync(diary, 'utf8') : '')
  const wait = (text: string) => vi.waitFor(() => expect(read()).toBe(text), { timeout: 10_000 })

  const running = runRestartable(nodeBinary(), ['-e', server], { DIARY: diary })
  await wait('open ')
  await running.restart()
  await wait('open closed open ')
  await running.stop()
  expect(await running.ended).toBe(0)
  expect(read()).toBe('open closed open closed ')
  rmSync(folder, { recursive: true })
})

test('a server that ends by itself with code 0 resolves ended', async () => {
  expect(await runRestartable(nodeBinary(), ['-e', ''], {}).ended).toBe(0)
})
