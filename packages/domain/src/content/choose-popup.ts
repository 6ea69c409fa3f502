import { type PageType, pageTypeOf } from '../page/page-type.ts'
import { splitPath } from '../page/split-path.ts'
import { days, seconds } from '../time/durations.ts'

/** The kinds of pop-ups: two with a purpose of the shop, and one with the words, picture and links of its document only. */
export const popupKinds = ['newsletter', 'registration', 'generic'] as const

/** The kinds of page to which a document may bind its pop-up; pages of a purchase and of an account show none. */
export const popupPageTypes = [
  'home',
  'listing',
  'product',
  'search',
  'searchHub',
  'other',
] as const satisfies PageType[]

/** After how many milliseconds a pop-up expands whose document names no delay (CMS-13). */
export const popupDelay = seconds(2)

/** For how long a closed pop-up stays closed whose document names no days. */
export const popupRest = days(30)

/** The rules of a pop-up about where it is shown; one without page types and paths is shown on every page that may have one. */
export type PopupRules = {
  readonly slug: string
  readonly kind: (typeof popupKinds)[number]
  readonly pageTypes?: readonly PageType[] | undefined
  /** Paths below the locale, as `/articles`: the page and every page below it. */
  readonly paths?: readonly string[] | undefined
}

/** The page that is open, and what is known of its visitor. */
export type PopupVisit = {
  /** The path of the page with its locale. */
  readonly path: string
  readonly isSignedIn: boolean
  /** The slugs of the pop-ups that the visitor has closed. */
  readonly closed: ReadonlySet<string>
}

/** The first parts of the paths on which a visitor is in the middle of something, or has come for what a pop-up would offer. */
const withoutPopups: ReadonlySet<string> = new Set([
  ...['account', 'associate-login', 'cart', 'checkout', 'confirm-email', 'forgot-password', 'location-selector'],
  ...['menu', 'newsletter', 'order-confirmation', 'privacy', 'reservation', 'reset-password', 'sign-in', 'sign-up'],
  ...['stock-notice', 'track-order', 'warranty', 'withdrawal'],
])

/** Returns whether a page may have pop-ups at all: none in a purchase, at a sign-in or on the pages of an account. */
export function allowsPopups(path: string): boolean {
  return !withoutPopups.has(splitPath(path).rest[0] ?? '')
}

/** Chooses the first pop-up that fits the page and its visitor, who has not closed it; null where there is none (CMS-13). */
export function choosePopup<Popup extends PopupRules>(popups: readonly Popup[], visit: PopupVisit): Popup | null {
  if (!allowsPopups(visit.path)) return null
  return popups.find((popup) => !visit.closed.has(popup.slug) && fits(popup, visit)) ?? null
}

function fits({ kind, pageTypes = [], paths = [] }: PopupRules, { path, isSignedIn }: PopupVisit): boolean {
  if (kind === 'registration' && isSignedIn) return false
  if (pageTypes.length === 0 && paths.length === 0) return true
  return pageTypes.includes(pageTypeOf(path)) || paths.some((one) => isWithin(path, one))
}

function isWithin(path: string, start: string): boolean {
  const parts = start.split('/').filter(Boolean)
  const { rest } = splitPath(path)
  return parts.length > 0 && parts.every((part, place) => rest[place] === part)
}
