import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { explainFailure } from './explain-failure.ts'
import { signal } from './processes.ts'
import type { Role } from './role.ts'
import { watchParent } from './watch-parent.ts'

export type ServerPlan = {
  program: string
  args: string[]
  cluster: string
  logFile: string
  role: Role
}

export type ServerProcess = {
  pid: number
  exited: Promise<void>
  stop: () => Promise<void>
}

const largestLog = 5_000_000

const openLog = async (file: string) => {
  const size = (await stat(file).catch(() => null))?.size ?? 0
  return open(file, size > largestLog ? 'w' : 'a')
}

const spawnServer = async ({ program, args, role, logFile }: ServerPlan): Promise<ChildProcess> => {
  const log = await openLog(logFile)
  // Detached: a Ctrl-C at the terminal reaches only the shop, which needs its database to finish its work.
  const server = spawn(program, args, {
    ...role.identity,
    cwd: '/',
    env: role.env,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  server.unref()
  await log.close()
  return server
}

const waitUntilReady = async (server: ChildProcess, { cluster, logFile }: ServerPlan): Promise<void> => {
  let failure: string | undefined
  server.once('error', (error) => {
    failure = error.message
  })
  server.once('exit', (code, name) => {
    failure ??= `postgres ended (${name ?? code})`
  })
  // A killed server may first have to replay a gigabyte of log.
  for (const end = performance.now() + minutes(2); performance.now() < end; await sleep(3)) {
    if (failure) throw explainFailure(`${failure}\n${await readFile(logFile, 'utf8').catch(() => '')}`)
    const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return
  }
  throw new Error(`The embedded database is not ready after two minutes; its words are in ${logFile}.`)
}

/** Shuts the server down: fast at first (connections are closed, commits are written), immediately after 20 seconds. */
const shutDown = async (pid: number, exited: Promise<void>): Promise<void> => {
  signal(pid, 'SIGINT')
  const timer = setTimeout(() => signal(pid, 'SIGQUIT'), seconds(20))
  await exited
  clearTimeout(timer)
}

/** Starts the server and its watch, and waits until the server answers; on failure it leaves no process running. */
export async function launchServer(plan: ServerPlan): Promise<ServerProcess> {
  const server = await spawnServer(plan)
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.once('error', () => resolve())
  })
  const watch = watchParent(plan.cluster, plan.role)
  void exited.then(() => watch.kill('SIGKILL'))
  const stop = async () => {
    const isRunning = server.exitCode === null && server.signalCode === null
    if (isRunning && server.pid !== undefined) await shutDown(server.pid, exited)
  }
  try {
    await waitUntilReady(server, plan)
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: server.pid ?? 0, exited, stop }
}
