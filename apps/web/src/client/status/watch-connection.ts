import { seconds } from '@lacehouse/domain/time/durations'
import type { Duration } from '@lacehouse/domain/time/instant'
import { loadAreas } from '../../i18n/catalogues.ts'
import { findPageLink } from '../../navigation/find-page-link.ts'
import { onFailedCall } from '../api/failed-call.ts'
import { reportFailure } from '../events/report-failure.ts'
import { type Connection, pageStatus } from './page-status.ts'
import { showStatus } from './show-status.ts'

const firstPause: Duration = seconds(1)
const longestPause: Duration = seconds(10)
const shownWhenBack: Duration = seconds(4)
/** A page that is offline hears when it is not any more; this is for browsers that forget to say so. */
const offlinePause: Duration = seconds(30)

let search: Promise<void> | null = null
let heldLink: HTMLAnchorElement | null = null

/** True while calls would reach nobody. */
export function isCutOff(): boolean {
  const { connection } = pageStatus.get()
  return !navigator.onLine || connection === 'offline' || connection === 'away'
}

/**
 * Watches the connection of this page from when it is loaded (ERR-06). Every page needs it and none waits for it: it comes after
 * the page, and with it the words for whatever goes wrong, since nothing can be fetched when it does.
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
}

/** After a call got no answer: looks whether the shop is there, and says so until it is. */
function suspectConnection(): void {
  search ??= findWayBack().finally(() => {
    search = null
  })
}

/** Resolves when calls reach the shop, at once where they do already. */
export async function whenConnected(): Promise<void> {
  if (!isCutOff()) return
  suspectConnection()
  await search
}

async function findWayBack(): Promise<void> {
  for (let pause = firstPause; !(await isAnswering()); pause = Math.min(pause * 2, longestPause)) {
    tell(navigator.onLine ? 'away' : 'offline')
    await pauseOrOnline(navigator.onLine ? pause : offlinePause)
  }
  if (pageStatus.get().connection === 'online') return
  tell('back')
  setTimeout(() => {
    if (pageStatus.get().connection === 'back') pageStatus.set({ connection: 'online' })
  }, shownWhenBack)
  goOn()
}

/** Queries hear of the browser's own events alone: a shop that does not answer is to them as if there were no network. */
function tell(connection: Connection): void {
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
    // Whatever keeps the answer away, it is not there.
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

/** What failed meanwhile is asked for again by those who show it; the page that was wished for is opened. */
function goOn(): void {
  const link = heldLink
  heldLink = null
  if (link?.isConnected) link.click()
}

/** Another page cannot come now, and this one with all that was typed in it must not go: the wish is kept. */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isCutOff()) return
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!findPageLink({ link, current: location.href, button: event.button, modified })) return
  event.preventDefault()
  event.stopPropagation()
  heldLink = link
  suspectConnection()
}

watchConnection()
