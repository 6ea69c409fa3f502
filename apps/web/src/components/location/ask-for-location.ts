import { chooseLocaleOf } from '@lacehouse/domain/site/plan-location-question'
import { browserApi } from '../../client/api/browser-api.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { rememberLocale } from './remember-locale.ts'

/** Opens the question for the country where the shop sells there; `onAsked` is called when it is shown (DLG-14). */
export async function askForLocation(country: string, onAsked: () => void): Promise<void> {
  preloadDialog('confirm-location')
  const { regions } = await browserApi.call('utilities.locales')
  const sites = regions.flatMap((region) => region.sites)
  const { locale: here = '' } = document.documentElement.dataset
  const there = sites.find((site) => site.country === country)
  const current = sites.find(({ locales }) => locales.some(({ locale }) => locale === here))
  const codes = there?.locales.map(({ locale }) => locale) ?? []
  const wanted = chooseLocaleOf(codes, navigator.languages)
  const choice = there?.locales.find(({ locale }) => locale === wanted)
  if (!there || !choice || !current || there === current) return
  onAsked()
  const { locale, url, language } = choice
  const asked = { locale, url, language, country: there.countryName, here: current.countryName }
  const answer = await openDialog('confirm-location', asked)
  if (answer.ok) rememberLocale(here)
}
