import type { BenefitBarBlock, PageDocument } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { tagPage } from '../../cacheable.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/** Loads what surrounds every page; without menu or footer a page is still a page. */
export async function loadShell(args: WithContext) {
  const { api, site, locale, now, production } = getShop(args)
  tagPage(args, ['content', `menu:${site.siteId}`, `footer:${site.siteId}`])
  const params = { mode: 'publish', siteId: site.siteId } as const
  const [menu, footer, benefitBar] = await Promise.all([
    api.call('content.menu', { params }).catch(reportMissing),
    api.call('content.footer', { params }).catch(reportMissing),
    api.call('content.page', { params: { ...params, page: 'global' } }).then(findBenefitBar, reportMissing),
  ])
  const { siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge } = site
  return {
    locale,
    site: { siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge },
    menu,
    footer,
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

/** Names country and language as the footer shows them, each in the language of the page. */
function nameLocale(locale: string) {
  const tag = toLanguageTag(locale)
  const [language = '', country = ''] = tag.split('-')
  return {
    countryName: new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country,
    languageName: new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language,
  }
}
