import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { freemem, totalmem } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { inRoot } from '../bootstrap/paths.mjs'

/** @typedef {ReturnType<typeof readMachine>} Machine */

/** Reads the facts of the machine; it does not judge them. */
export function readMachine() {
  return {
    nodeVersion: process.versions.node,
    npmVersion: readNpmVersion(),
    platform: `${process.platform}-${process.arch}`,
    libc: readLibc(),
    totalMemory: totalmem(),
    freeMemory: freemem(),
    dataDir: resolve(process.env.DATA_DIR ?? '.data'),
    port: Number(process.env.PORT ?? 4000),
    sandboxPort: Number(process.env.PAYMENT_SANDBOX_PORT ?? Number(process.env.PORT ?? 4000) + 1),
    hasDatabaseServer: Boolean(process.env.DATABASE_URL),
    now: Date.now(),
  }
}

function readNpmVersion() {
  try {
    return execFileSync('npm', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** `glibc` or `musl` on Linux; null on other systems. */
function readLibc() {
  if (process.platform !== 'linux') return null
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/** Free bytes for this user on the disk of a folder, which need not exist yet. @param {string} folder */
export function readFreeDisk(folder) {
  const { bavail, bsize } = statfsSync(findExistingFolder(folder))
  return bavail * bsize
}

/** @param {string} folder @returns {string} */
function findExistingFolder(folder) {
  return existsSync(folder) ? folder : findExistingFolder(dirname(folder))
}

/** True when a file can be created in the folder, which is created first if necessary. @param {string} folder */
export function isWritable(folder) {
  const existed = existsSync(folder)
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.doctor-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  } finally {
    if (!existed) rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} port @returns {Promise<boolean>} */
export function isPortFree(port) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })
}

const browsers = [
  'chromium-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** True when a browser is named by CHROMIUM_PATH, lies on PATH, or was unpacked by an earlier `npm test`. */
export function hasBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => browsers.map((name) => join(folder, name))),
    inRoot('node_modules/.cache/lacehouse/chromium'),
  ]
  return candidates.some((path) => path !== '' && isExecutable(path))
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
