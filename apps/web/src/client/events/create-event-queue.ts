import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { callTable } from '../api/call-types.ts'
import { readClock } from '../clock.ts'

export type EventQueue<E> = {
  readonly add: (event: E) => void
  /** Forgets what waits, because it may not be sent any more. */
  readonly clear: () => void
}

const pause = seconds(2)
/** The number of events that a call accepts; more are dropped. */
const maximum = 50
/** Browsers refuse more than 64 KiB for requests that outlive the page. */
const mostCharacters = 50_000
/** A shop that takes no more events at present is left alone for a while. */
const rest = minutes(1)

const [, path = ''] = callTable['internal.events'].split(' ')

/**
 * Creates a queue whose events go to the shop in batches and with low priority. Nothing waits for it, and what cannot be sent is dropped
 * (ERR-03).
 */
export function createEventQueue<E>(toBody: (events: readonly E[]) => object): EventQueue<E> {
  let queue: E[] = []
  let characters = 0
  let quietUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (): Blob | null => {
    clearTimeout(timer)
    timer = undefined
    const events = queue
    queue = []
    characters = 0
    return events.length > 0 ? new Blob([JSON.stringify(toBody(events))], { type: 'application/json' }) : null
  }
  const send = () => {
    const body = take()
    if (!body) return
    fetch(toUrl(), { method: 'POST', body, keepalive: true, priority: 'low' })
      .then(({ status }) => {
        if (status === 403) quietUntil = readClock() + rest
      })
      .catch(() => undefined)
  }
  // The browser sends what waits even after the page is closed.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const body = take()
    if (body) navigator.sendBeacon(toUrl(), body)
  })
  return {
    add: (event) => {
      const { length } = JSON.stringify(event)
      if (queue.length >= maximum || length > mostCharacters || readClock() < quietUntil) return
      if (characters + length > mostCharacters) send()
      queue.push(event)
      characters += length
      timer ??= setTimeout(send, pause)
    },
    clear: () => void take(),
  }
}

/** Reports have no headers, so that the address names the site by its locale. */
const toUrl = () => `${path}?locale=${document.documentElement.dataset.locale ?? 'en-us'}`
