import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '@lacehouse/domain/time/durations'

/** A program that was started and is ready. */
export type Launched = {
  /** Resolves when it ends, with a word for how. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

export type KeepOptions = {
  /** The program's name in reports. */
  readonly name: string
  readonly report: (message: string) => void
  /** Waits so many milliseconds; rejects when the signal is given. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
}

/** The pause before a program is started again doubles up to the longest; a minute without an end makes it the first one again. */
const firstPause = seconds(0.5)
const longestPause = seconds(30)
const calm = minutes(1)

const pauseFor = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal })

/**
 * Starts a program, and starts it again whenever it ends by itself, until it is stopped. It never gives up, because what ended it may
 * pass, as a full disk does. Throws when the first start fails.
 */
export async function keepRunning(
  launch: () => Promise<Launched>,
  { name, report, pause = pauseFor, clock = () => performance.now() }: KeepOptions,
): Promise<Pick<Launched, 'stop'>> {
  const stopping = new AbortController()
  let current = await launch()
  let startedAt = clock()
  let next = firstPause

  const restart = async (reason: string): Promise<void> => {
    if (clock() - startedAt > calm) next = firstPause
    report(`${name} ended (${reason}); it is started again in ${next / seconds(1)} s.`)
    await pause(next, stopping.signal)
    next = Math.min(next * 2, longestPause)
    startedAt = clock()
    current = await launch()
    // A stop that came during the start found the program of before.
    if (stopping.signal.aborted) await current.stop()
  }
  const follow = async (): Promise<void> => {
    let reason = await current.ended
    while (!stopping.signal.aborted) {
      try {
        await restart(reason)
        reason = await current.ended
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }
  const following = follow()
  return {
    stop: async () => {
      stopping.abort()
      await current.stop()
      await following
    },
  }
}
