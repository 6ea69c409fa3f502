import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { readFaults } from './read-faults.ts'
import { withFaults } from './with-faults.ts'

const port = { find: async (text: string) => `found ${text}` }

test('a fault in the file takes effect at the next call, and ends with the file (T23)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'faults.json')
  const { find } = withFaults(port, { part: 'search', faults: readFaults(file) })
  expect(await find('shoe')).toBe('found shoe')
  await writeFile(file, JSON.stringify({ search: { mode: 'down' } }))
  await expect(find('shoe')).rejects.toThrow('ECONNREFUSED')
  await writeFile(file, JSON.stringify({ search: { mode: 'garbage' } }))
  expect(await find('shoe')).toBe('<html>garbage</html>')
  await writeFile(file, JSON.stringify({ search: { mode: 'slow', ms: 1 }, mail: { mode: 'down' } }))
  expect(await find('shoe')).toBe('found shoe')
  await rm(file)
  expect(await find('shoe')).toBe('found shoe')
})

test('a shop in production refuses to start with faults', () => {
  expect(() => readConfig({ SHOP_MODE: 'production', FAULTS: '/tmp/faults.json' })).toThrow('FAULTS is for proofs')
  expect(readConfig({ FAULTS: '/tmp/faults.json' }).faultsFile).toBe('/tmp/faults.json')
  expect(readConfig({}).faultsFile).toBeNull()
})
