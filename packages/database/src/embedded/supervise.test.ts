import { expect, test } from 'vitest'
import type { ServerProcess } from './server-process.ts'
import { supervise } from './supervise.ts'

test('a server that cannot be started again at first is tried until it can', async () => {
  const reports: string[] = []
  const ends: (() => void)[] = []
  let failures = 0
  const launch = async (): Promise<ServerProcess> => {
    if (failures > 0) {
      failures -= 1
      throw new Error('no space left on device')
    }
    const { promise: exited, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return { pid: ends.length, exited, stop: async () => resolve() }
  }
  const server = await supervise(launch, (message) => reports.push(message))
  failures = 2
  ends[0]?.()
  await expect.poll(() => server.pid, { timeout: 10_000 }).toBe(2)
  expect(reports.filter((report) => report.includes('no space left on device'))).toHaveLength(2)
  await server.stop()
  expect(ends).toHaveLength(2)
})
