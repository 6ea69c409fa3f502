import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import type { ServerProcess } from './server-process.ts'

export type Supervision = {
  readonly pid: number
  /** Resolves when the server has ended for good. */
  exited: Promise<void>
  stop: () => Promise<void>
}

/** More ends than this within a minute are no accident. */
const mostRestarts = 5

/** Pauses before a start, in milliseconds. A start that fails is tried again, because a full disk may have space later. */
const firstPause = 50
const longestPause = seconds(5)

/** Keeps a server running when it is killed (by the system, short of memory), until it is stopped or ends too often. */
export async function supervise(
  launch: () => Promise<ServerProcess>,
  onCrash: (message: string) => void,
): Promise<Supervision> {
  let server = await launch()
  let isStopping = false
  const crashes: number[] = []

  const restart = async (): Promise<boolean> => {
    const now = performance.now()
    crashes.push(now)
    const isHopeless = crashes.filter((time) => time > now - minutes(1)).length > mostRestarts
    onCrash(
      `The embedded database (process ${server.pid}) ended; ${isHopeless ? 'it stays so' : 'it is started again'}.`,
    )
    if (isHopeless) return false
    for (let pause = firstPause; !isStopping; pause = Math.min(pause * 4, longestPause)) {
      await sleep(pause)
      try {
        server = await launch()
        return true
      } catch (error) {
        onCrash(`The embedded database could not be started again: ${error instanceof Error ? error.message : error}`)
      }
    }
    return false
  }

  const keep = async () => {
    do await server.exited
    while (!isStopping && (await restart()))
    await server.stop()
  }

  const exited = keep()
  return {
    get pid() {
      return server.pid
    },
    exited,
    stop: async () => {
      isStopping = true
      await server.stop()
      await exited
    },
  }
}
