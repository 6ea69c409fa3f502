import type { Server } from 'node:http'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { findTrimHeap, type TrimHeap } from './trim-heap.ts'

/** The paths that machines read regularly: a process that answers nothing else is at rest. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

type ReleaseOptions = {
  /** Collects garbage and gives memory back to the machine, which takes a tenth of a second. */
  readonly release: () => void
  /** Milliseconds without a request after which the process is at rest. */
  readonly restAfter?: number
  /** Milliseconds between two releases at least. */
  readonly restEvery?: number
}

export type MemoryRelease = {
  /** Begins the wait again: something was done that took memory. */
  readonly wait: () => void
  readonly stop: () => void
}

/**
 * Gives memory back once no request has come for a while. Node keeps what it took for a crowd, and collects garbage only when
 * there is more to do.
 */
export function releaseMemoryAtRest(server: Server, options: ReleaseOptions): MemoryRelease {
  const { release, restAfter = seconds(5), restEvery = minutes(1) } = options
  let releasedAt = Number.NEGATIVE_INFINITY
  const timer = setTimeout(() => {
    if (performance.now() - releasedAt < restEvery) {
      timer.refresh()
      return
    }
    releasedAt = performance.now()
    release()
  }, restAfter)
  timer.unref()
  // Moving a timer costs next to nothing: this runs for every request.
  const wait = (): void => void timer.refresh()
  const onRequest = ({ url = '' }: { readonly url?: string | undefined }): void => {
    if (!probes.has(url)) wait()
  }
  server.on('request', onRequest)
  return {
    wait,
    stop: () => {
      clearTimeout(timer)
      server.off('request', onRequest)
    },
  }
}

/**
 * Finds how everything that can go is collected and given back to the machine, the free parts of the C library's heap included; null where
 * Node was not started with `--expose-gc`.
 */
export function findRelease(): (() => void) | null {
  const collect = globalThis.gc
  if (!collect) return null
  let trimming: Promise<TrimHeap | null> | undefined
  return () => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    trimming ??= findTrimHeap()
    trimming.then((trim) => trim?.())
  }
}
