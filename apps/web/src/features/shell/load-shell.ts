import type { BenefitBarBlock, PageDocument } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { tagPage } from '../../cacheable.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/** Loads the data of the shell. A menu or footer that cannot be loaded is left out, and the page is shown without it. */
export async function loadShell(args: WithContext) {
  const { api, site, locale, now, production } = getShop(args)
  tagPage(args, ['content', `menu:${site.siteId}`, `footer:${site.siteId}`])
  const params = { mode: 'publish', siteId: site.siteId } as const
  const [menu, footer, benefitBar] = await Promise.all([
    api.call('content.menu', { params }).catch(reportMissing),
    api.call('content.footer', { params }).catch(reportMissing),
    api.call('content.page', { params: { ...params, page: 'global' } }).then(findBenefitBar, reportMissing),
  ])
  if (menu) keepOnServer(args, 'menu', menu)
  if (footer) keepOnServer(args, 'footer', footer)
  const { siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge } = site
  return {
    locale,
    site: {
      ...{ siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge },
      pickupRequired: site.pickupRequired[locale] ?? [],
    },
    hasMenu: menu !== null,
    benefitBar,
    year: now().getUTCFullYear(),
    production,
    ...nameLocale(locale),
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>

const findBenefitBar = ({ blocks }: PageDocument): BenefitBarBlock | null =>
  blocks.find((block) => block.type === 'benefit-bar') ?? null

function reportMissing(error: unknown): null {
  console.error(error)
  return null
}

type LocaleNames = { readonly countryName: string; readonly languageName: string }
const localeNames = new Map<string, LocaleNames>()

/** Formats the country and the language of a locale for the footer. The names are cached, because `Intl.DisplayNames` is slow. */
function nameLocale(locale: string): LocaleNames {
  const known = localeNames.get(locale)
  if (known) return known
  const tag = toLanguageTag(locale)
  const [language = '', country = ''] = tag.split('-')
  const names = {
    countryName: new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country,
    languageName: new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language,
  }
  localeNames.set(locale, names)
  return names
}
