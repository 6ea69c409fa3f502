import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getShopProgram, type ShopProgram } from './shop-program.ts'

const seconds = 1_000

/** What `npm start` tells Node and its memory allocator (`scripts/bootstrap/node-flags.mjs`). */
export const nodeFlags = ['--max-semi-space-size=64', '--expose-gc']
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

export type ShopOptions = {
  /** The data folder; without one the shop uses a new folder, which is removed when it stops. */
  dataDir?: string
  env?: Record<string, string>
  /** The bundle has to be built before. */
  program?: ShopProgram
  /** Milliseconds until it has to be ready, its first data included. */
  patience?: number
}

/** A shop in its own process, as `npm start` runs it. */
export type RunningShop = {
  url: string
  sandboxUrl: string
  dataDir: string
  pid: number
  /** The output so far. */
  output: () => string
  /** Stops the shop with SIGTERM and waits for its end. */
  stop: () => Promise<void>
  /** Kills the shop; its data folder stays. */
  kill: () => Promise<void>
}

/** Starts the shop on free ports and resolves when it is ready; throws with its output if it does not start. */
export async function startShop(options: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lh-')))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...nodeFlags, getShopProgram(options.program), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...memorySettings,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      PAYMENT_SANDBOX_PORT: String(sandboxPort),
      ...options.env,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    await endProcess(child, gone, signal)
    if (signal !== 'SIGKILL' && options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(`${url}/readyz`, child, options.patience ?? 180 * seconds)
  } catch (error) {
    await end('SIGTERM')
    throw new Error(`The shop did not come up. It said:\n${output}`, { cause: error })
  }
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const pid = child.pid ?? 0
  return { url, sandboxUrl, dataDir, pid, output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Finds a free port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function waitUntilReady(url: string, child: ChildProcess, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`not ready after ${patience / seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`ended with ${child.exitCode ?? child.signalCode}`)
}

async function endProcess(child: ChildProcess, gone: Promise<void>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), 20 * seconds)
  await gone
  clearTimeout(timer)
}
