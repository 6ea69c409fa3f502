import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { loadAreas } from '../../i18n/catalogues.ts'
import { findPageLink } from '../../navigation/find-page-link.ts'
import { onFailedCall } from '../api/failed-call.ts'
import { readHeldItems } from '../cart/held-items.ts'
import { reportFailure } from '../events/report-failure.ts'
import { type Connection, pageStatus } from './page-status.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { showStatus } from './show-status.ts'

const firstPause: Duration = seconds(1)
const longestPause: Duration = seconds(10)
const shownWhenBack: Duration = seconds(4)
/** The browser announces when it is online again. This longer pause is for browsers that fail to do so. */
const offlinePause: Duration = seconds(30)

let recovery: Promise<void> | null = null
/** A link that was pressed during the outage, and the page on which. */
type HeldLink = { readonly link: HTMLAnchorElement; readonly page: string }

let heldLink: HeldLink | null = null

/** Says whether calls would fail for lack of a connection. */
export function isCutOff(): boolean {
  const { connection } = pageStatus.get()
  return !navigator.onLine || connection === 'offline' || connection === 'away'
}

/**
 * Watches the connection from when the page is loaded (ERR-06). The shell fetches it after every page together with
 * the error messages, because nothing can be fetched once the connection is lost.
 */
function watchConnection(): void {
  loadAreas(document.documentElement.dataset.locale ?? '', ['errors']).catch((error: unknown) => console.warn(error))
  showStatus()
  onFailedCall(({ error, call }) => {
    reportFailure(error, call)
    if (error.status === 0 || error.status >= 502) suspectConnection()
  })
  window.addEventListener('offline', suspectConnection)
  document.addEventListener('click', holdLink, { capture: true })
  if (!navigator.onLine) suspectConnection()
  else sendHeld()
  registerServiceWorker().catch((error: unknown) => console.warn(error))
}

/** Adds what the shopper put into the cart without a connection, on this page or an earlier one. */
function sendHeld(): void {
  if (readHeldItems().length === 0) return
  import('../cart/send-held-items.ts')
    .then(({ sendHeldItems }) => sendHeldItems())
    // The items wait for the next page or connection.
    .catch((error: unknown) => console.warn(error))
}

/** Checks after a failed call whether the shop answers, and shows the outage until it does. */
function suspectConnection(): void {
  recovery ??= findWayBack().finally(() => {
    recovery = null
  })
}

/** Resolves when the shop answers calls; at once where it does. */
export async function whenConnected(): Promise<void> {
  if (!isCutOff()) return
  suspectConnection()
  await recovery
}

async function findWayBack(): Promise<void> {
  for (let pause = firstPause; !(await isAnswering()); pause = Math.min(pause * 2, longestPause)) {
    setConnection(navigator.onLine ? 'away' : 'offline')
    await pauseOrOnline(navigator.onLine ? pause : offlinePause)
  }
  if (pageStatus.get().connection === 'online') return
  setConnection('back')
  pageStatus.set({ heldItem: null })
  sendHeld()
  setTimeout(() => {
    if (pageStatus.get().connection === 'back') pageStatus.set({ connection: 'online' })
  }, shownWhenBack)
  openHeldLink()
}

/**
 * Sets the connection's status. Queries react to the browser's own events only, so that an outage of the shop is
 * dispatched as those events.
 */
function setConnection(connection: Connection): void {
  const wasAway = pageStatus.get().connection === 'away'
  pageStatus.set({ connection })
  if (connection === 'away' && !wasAway) window.dispatchEvent(new Event('offline'))
  if (connection === 'back' && wasAway) window.dispatchEvent(new Event('online'))
}

async function isAnswering(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { ok } = await fetch('/fapi/server/time', { cache: 'no-store', signal: AbortSignal.timeout(seconds(5)) })
    return ok
  } catch {
    // Any failure means that the shop does not answer.
    return false
  }
}

const pauseOrOnline = (duration: Duration): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, duration)
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** Opens the link that was pressed during the outage; queries fetch again by themselves. */
function openHeldLink(): void {
  const last = heldLink
  heldLink = null
  // Another way may have led to another page meanwhile.
  if (last?.page !== location.pathname) return
  const { link } = last
  // Where the page has rendered its links anew, a copy leads to the same address.
  const pressed = link.isConnected ? link : (link.cloneNode() as HTMLAnchorElement)
  if (pressed !== link) document.body.append(pressed)
  pressed.click()
  if (pressed !== link) pressed.remove()
}

/**
 * Holds back a pressed link during an outage, so that the page and everything typed in it stay, and follows it
 * afterwards.
 */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isCutOff()) return
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!findPageLink({ link, current: location.href, button: event.button, modified })) return
  event.preventDefault()
  event.stopPropagation()
  heldLink = { link, page: location.pathname }
  suspectConnection()
}

watchConnection()
