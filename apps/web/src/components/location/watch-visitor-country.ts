import { planLocationQuestion } from '@lacehouse/domain/site/plan-location-question'
import { seconds } from '@lacehouse/domain/time/durations'
import { localStore } from '../../client/storage/browser-storage.ts'
import { hasChosenLocale } from './remember-locale.ts'

const key = 'location.asked'
/** The page is looked at before the visitor is asked about it. */
const pause = seconds(2)

/** Pages of a purchase and of an account, which no question interrupts. */
const ownPath = /^\/[a-z-]+\/(?:account|cart|checkout|order-confirmation|associate-login|location-selector|sign-|track)/

/**
 * Asks a visitor once whether the country of the shop is right, where the browser's language names another country in which the shop
 * sells (DLG-14). Pages are the same for everybody and may come from a CDN, so that only the browser can compare; it is never led elsewhere
 * without an answer.
 */
function watchVisitorCountry(): void {
  const country = planLocationQuestion({
    languages: navigator.languages,
    locale: document.documentElement.dataset.locale ?? '',
    userAgent: navigator.userAgent,
    isDriven: navigator.webdriver,
    isDecided: wasAsked() || hasChosenLocale() || ownPath.test(location.pathname),
  })
  if (country === null) return
  setTimeout(() => {
    if (document.querySelector('dialog[open]')) return
    import('./ask-for-location.ts')
      .then(({ askForLocation }) => askForLocation(country, () => localStore.setItem(key, country)))
      .catch(console.warn)
  }, pause)
}

/** A browser without storage would be asked on each page, and is therefore never asked. */
function wasAsked(): boolean {
  try {
    return localStore.getItem(key) !== null
  } catch {
    return true
  }
}

watchVisitorCountry()
