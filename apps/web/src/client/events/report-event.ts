import type { CallInput } from '@lacehouse/contracts'
import { callTable } from '../api/call-types.ts'

export type PageEvent = CallInput<'internal.events'>['body']['events'][number]

const pause = 2000
/** The number of events that a call accepts; more are dropped. */
const maximum = 50
const queue: PageEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** The visit of the events; without consent a page has none. */
let visit: string | undefined

/**
 * Reports an event of this page to the shop, in batches and with low priority. Nothing waits for it, and what cannot
 * be sent is dropped (ERR-03). Without the shopper's consent only errors are reported, without personal data.
 */
export function reportEvent(event: Omit<PageEvent, 'at'>, ofVisit?: string): void {
  visit ??= ofVisit
  if (queue.length >= maximum) return
  if (queue.length === 0) timer = setTimeout(send, pause)
  queue.push({ ...event, at: Date.now() })
}

const [, path = ''] = callTable['internal.events'].split(' ')

function take(): Blob | null {
  clearTimeout(timer)
  const events = queue.splice(0)
  return events.length > 0 ? new Blob([JSON.stringify({ visit, events })], { type: 'application/json' }) : null
}

function send(): void {
  const body = take()
  if (body) fetch(path, { method: 'POST', body, keepalive: true, priority: 'low' }).catch(() => undefined)
}

/** Passes waiting events to the browser when the page is left. The browser sends them even after the page is closed. */
function sendLeaving(): void {
  if (document.visibilityState !== 'hidden') return
  const body = take()
  if (body) navigator.sendBeacon(path, body)
}

document.addEventListener('visibilitychange', sendLeaving)
