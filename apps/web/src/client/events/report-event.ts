import type { CallInput } from '@lacehouse/contracts'
import { callTable } from '../api/call-types.ts'

export type PageEvent = CallInput<'internal.events'>['body']['events'][number]

const pause = 2000
/** As many as one call takes; what is more is not worth a page's memory. */
const most = 50
const queue: PageEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Tells the shop of something that happened on this page, in batches and behind everything else: nothing waits for it, and
 * what cannot be told is forgotten (ERR-03). Without the shopper's consent only errors are told, and nothing personal with them.
 */
export function reportEvent(event: Omit<PageEvent, 'at'>): void {
  if (queue.length >= most) return
  if (queue.length === 0) timer = setTimeout(send, pause)
  queue.push({ ...event, at: Date.now() })
}

const [, path = ''] = callTable['internal.events'].split(' ')

function take(): Blob | null {
  clearTimeout(timer)
  const events = queue.splice(0)
  return events.length > 0 ? new Blob([JSON.stringify({ events })], { type: 'application/json' }) : null
}

function send(): void {
  const body = take()
  if (body) fetch(path, { method: 'POST', body, keepalive: true, priority: 'low' }).catch(() => undefined)
}

/** Whoever leaves does not wait either: the browser sends it after the page. */
function sendLeaving(): void {
  if (document.visibilityState !== 'hidden') return
  const body = take()
  if (body) navigator.sendBeacon(path, body)
}

document.addEventListener('visibilitychange', sendLeaving)
