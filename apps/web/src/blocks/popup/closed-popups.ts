import { popupRest } from '@lacehouse/domain/content/choose-popup'
import { days } from '@lacehouse/domain/time/durations'
import { readClock } from '../../client/clock.ts'
import { localStore } from '../../client/storage/browser-storage.ts'

/** A pop-up that was closed, by its slug, and the time until which it stays so. */
type Closed = readonly [slug: string, until: number]

type ClosedPopup = { readonly slug: string; readonly closedDays?: number | undefined }

const keyOf = (siteId: string) => `popups-closed.${siteId}` as const

/** The number of pop-ups that a browser remembers; the oldest go. */
const mostRemembered = 50

/** Lists the slugs of the site's pop-ups that stay closed in this browser; null for a browser without storage, which could not close one. */
export function listClosedPopups(siteId: string): ReadonlySet<string> | null {
  try {
    return new Set(read(siteId).map(([slug]) => slug))
  } catch {
    return null
  }
}

/** Remembers that the visitor has closed a pop-up or has done what it asks for (CMS-13). */
export function rememberClosedPopup(siteId: string, { slug, closedDays }: ClosedPopup): void {
  const until = readClock() + (closedDays === undefined ? popupRest : days(closedDays))
  const others = read(siteId).filter(([one]) => one !== slug)
  const closed: readonly Closed[] = [...others.slice(1 - mostRemembered), [slug, until]]
  localStore.setItem(keyOf(siteId), JSON.stringify(closed))
}

/** Reads what has not ended yet. Another version of the shop, or the visitor, may have written something else. */
function read(siteId: string): readonly Closed[] {
  const text = localStore.getItem(keyOf(siteId))
  const known = text === null ? [] : parse(text)
  return Array.isArray(known) ? known.filter((one) => Array.isArray(one) && Number(one[1]) > readClock()) : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
