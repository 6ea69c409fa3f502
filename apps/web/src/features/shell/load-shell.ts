import type { BenefitBarBlock, PageDocument } from '@lacehouse/contracts'
import { shownPopup } from '@lacehouse/domain/content/document-path'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { tagPage } from '../../cacheable.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { keepOnServer } from '../../rendering/server-data.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { isUnavailable } from '../../unavailable.ts'
import { nameLocale } from './name-locale.ts'

/** Loads the data of the shell. A menu or footer that cannot be loaded is left out, and the page is shown without it. */
export async function loadShell(args: WithContext) {
  const { api, site, locale, now, production, isPreview, url } = getShop(args)
  tagPage(args, ['content'])
  const params = { mode: 'publish', siteId: site.siteId } as const
  const orNull = toMissing(args)
  const [menu, footer, benefitBar, popups] = await Promise.all([
    api.call('content.menu', { params }).catch(orNull),
    api.call('content.footer', { params }).catch(orNull),
    api.call('content.page', { params: { ...params, page: 'global' } }).then(findBenefitBar, orNull),
    api.call('content.popups', { params }).then(({ documents }) => documents, orNull),
  ])
  if (menu) keepOnServer(args, 'menu', menu)
  if (footer) keepOnServer(args, 'footer', footer)
  // A page of the preview shows the one that its address names.
  const previewed = isPreview ? popups?.find(({ slug }) => slug === url.search.get(shownPopup)) : undefined
  const { siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge } = site
  const { consentVersion } = site
  return {
    locale,
    site: {
      ...{ siteId, brand, country, currency, region, taxMode, units, features, consentMode, minimalAge },
      consentVersion,
      pickupRequired: site.pickupRequired[locale] ?? [],
      law: getSiteLaw(site),
    },
    hasMenu: menu !== null,
    benefitBar,
    /** Where a site has none, pages load nothing for them. */
    hasPopups: isPreview ? previewed !== undefined : (popups ?? []).length > 0,
    ...(previewed && { previewedPopup: previewed }),
    year: now().getUTCFullYear(),
    production,
    ...nameLocale(toLanguageTag(locale)),
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>

const findBenefitBar = ({ blocks }: PageDocument): BenefitBarBlock | null =>
  blocks.find((block) => block.type === 'benefit-bar') ?? null

/** Leaves out what cannot be loaded; what does not exist is no part of the page, and without anything else it is incomplete. */
function toMissing(args: WithContext) {
  return (error: unknown): null => {
    if (isApiError(error) && error.status === 404) return null
    getShop(args).policy.incomplete = true
    // That a part is away is in the log of the API.
    if (!isUnavailable(error)) console.error(error)
    return null
  }
}
