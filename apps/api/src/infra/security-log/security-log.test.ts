import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes } from '@lacehouse/domain/time/durations'
import { expect, onTestFinished, test } from 'vitest'
import { securityEvents } from '../../http/security-events.ts'
import { openSecurityLog } from './open-security-log.ts'
import { createSecurityLog } from './security-log.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

const open = () => {
  const lines: Record<string, unknown>[] = []
  let now = start
  const log = createSecurityLog({
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
    secret: 'a secret of the tests that is long enough',
    now: () => now,
  })
  onTestFinished(log.close)
  const goOn = (): void => {
    now += minutes(1)
  }
  return { log, lines, goOn }
}

const guest = { kind: 'guest', id: 'guest-1', consumerType: 'GUEST', siteId: 'LH-US' } as const

test('a line names event, actor, network, target and request, and neither address nor guest nor email', () => {
  const { log, lines } = open()
  const caller = { session: guest, ip: '192.0.2.77', correlationId: 'request-1' }
  log.record('sign_in_failed', caller, { target: 'auth.signIn', account: 'ada@example.com' })
  const [line] = lines
  expect(line).toMatchObject({
    log: 'security',
    id: 'SEC-101',
    event: 'sign_in_failed',
    time: '2026-11-20T10:00:00.000Z',
    network: '192.0.2.0/24',
    target: 'auth.signIn',
    correlationId: 'request-1',
    outcome: 'refused',
  })
  expect(line?.actor).toMatch(/^guest:[\w-]{16}$/)
  expect(line?.account).toMatch(/^[\w-]{16}$/)
  expect(JSON.stringify(line)).not.toMatch(/guest-1|ada@|192\.0\.2\.77/)
})

test('attempts on one account have the same hash, and those on another have another', () => {
  const { log, lines } = open()
  for (const account of ['ada@example.com', 'ada@example.com', 'bo@example.com'])
    log.record('sign_in_failed', {}, { account })
  const [one, same, other] = lines.map(({ account }) => account)
  expect(one).toBe(same)
  expect(one).not.toBe(other)
})

test('an attack writes ten lines a minute from a network and then a count, and the counter has every event', async () => {
  const { log, lines, goOn } = open()
  for (let nth = 0; nth < 322; nth += 1) log.record('sign_in_failed', { ip: `192.0.2.${nth % 250}` })
  expect(lines).toHaveLength(10)
  goOn()
  log.record('webhook_refused', { ip: '198.51.100.1' })
  expect(lines).toHaveLength(12)
  expect(lines[10]).toMatchObject({ event: 'sign_in_failed', network: '192.0.2.0/24', more: 312 })
  const { values } = await log.metric.get()
  expect(values.find(({ labels }) => labels.event === 'sign_in_failed')?.value).toBe(322)
})

test('a very long target is cut', () => {
  const { log, lines } = open()
  log.record('promotions_changed', { actor: 'database' }, { target: 'x'.repeat(10_000) })
  expect(JSON.stringify(lines[0]).length).toBeLessThan(400)
})

test('only the owner of the file can read it, also where it existed with wider rights', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lacehouse-security-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['new/security.log', 'old.log']) {
    const path = join(folder, name)
    if (name === 'old.log') await writeFile(path, 'a line\n', { mode: 0o644 })
    const log = openSecurityLog({ path, secret: '', now: () => start, onError: (error) => expect(error).toBeNull() })
    log.record('link_refused', {})
    log.close()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(
      name === 'old.log' ? /^a line\n\{.*SEC-107.*\}\n$/ : /^\{.*SEC-107.*\}\n$/,
    )
  }
})

test('the page of security events has the id, name, level and meaning of each', async () => {
  const page = await readFile(new URL('../../../../../docs/security-events.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| (SEC-\d+) \| `(\w+)` \| (\w+) \| (.+) \|$/gm)].map(([, ...cells]) => cells)
  const known = Object.entries(securityEvents).map(([name, { id, level, meaning }]) => [id, name, level, meaning])
  expect(documented).toEqual(known)
  expect(new Set(known.map(([id]) => id)).size).toBe(known.length)
})
