import type { promotions } from '@lacehouse/database'
import type { Currency, PromotionCondition, PromotionEffect, Site } from '@lacehouse/domain'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { categoryIdOf, shoppers } from '../catalogue/categories.ts'
import { toLocale } from '../words/localise.ts'
import { fill, same, say, type Words } from '../words/words.ts'

export type PromotionRow = typeof promotions.$inferInsert

type Rule = {
  readonly conditions: readonly PromotionCondition[]
  readonly effect: PromotionEffect
  readonly approachingDisplayLevel?: number
}

type Plan = {
  readonly key: string
  readonly level: PromotionRow['level']
  readonly name: Words
  /** Approaching, above the threshold, reached; `{from}` and `{off}` in it. */
  readonly callout: Words
  readonly amounts: Readonly<Record<string, number>>
  readonly rule: Rule
}

const sweatshirts = shoppers.map((shopper) => categoryIdOf(shopper, 'sweatshirts'))

/** The promotions that a site runs without a coupon: one on a category, one on the order, one on delivery. */
export const planPromotions = (site: Site): PromotionRow[] => listPlans(site.currency).map((plan) => toRow(plan, site))

const listPlans = (code: string): Plan[] => {
  const currency = code as Currency
  const [spend, off, expressFrom] = [15_000, 2000, 20_000]
  return [
    {
      key: 'warm-layers',
      level: 'PRODUCT',
      name: say('20% off hoodies & sweatshirts', '20 % auf Hoodies & Sweatshirts', '20 % de rabais sur les chandails'),
      callout: say(
        'Add a hoodie or a sweatshirt and take 20% off it.|Hoodies and sweatshirts are 20% off right now.|20% off hoodies and sweatshirts is yours.',
        'Mit Hoodie oder Sweatshirt sparen Sie 20 % darauf.|Hoodies und Sweatshirts sind gerade 20 % günstiger.|20 % auf Hoodies und Sweatshirts sind abgezogen.',
        'Ajoutez un chandail et obtenez 20 % de rabais.|Les chandails sont à 20 % de rabais en ce moment.|Vos 20 % de rabais sur les chandails sont déduits.',
      ),
      amounts: {},
      rule: {
        conditions: [{ type: 'products', of: { categoryIds: sweatshirts, excludesSale: true } }],
        effect: { type: 'percent', percent: 2000, on: { categoryIds: sweatshirts, excludesSale: true } },
      },
    },
    {
      key: 'spend-more',
      level: 'ORDER',
      name: say('{off} off from {from}', '{off} Rabatt ab {from}', '{off} de rabais dès {from}'),
      callout: say(
        'Almost there: from {from} you save {off}.|Spend {from} and save {off}.|You save {off}.',
        'Fast geschafft: Ab {from} sparen Sie {off}.|Ab {from} sparen Sie {off}.|Sie sparen {off}.',
        'Vous y êtes presque : dès {from}, vous économisez {off}.|Dès {from} d’achat, économisez {off}.|Vous économisez {off}.',
      ),
      amounts: { from: spend, off },
      rule: {
        conditions: [{ type: 'spend', atLeast: { [currency]: spend } }],
        effect: { type: 'amount', amount: { [currency]: off } },
        approachingDisplayLevel: 5000,
      },
    },
    {
      key: 'free-express',
      level: 'SHIPPING',
      name: say('Free express delivery', 'Kostenloser Expressversand', 'Livraison express gratuite'),
      callout: say(
        'Almost there: express delivery is free from {from}.|Express delivery is free from {from}.|Express delivery is on us.',
        'Fast geschafft: Expressversand ist ab {from} kostenlos.|Expressversand ist ab {from} kostenlos.|Den Expressversand übernehmen wir.',
        'Vous y êtes presque : la livraison express est gratuite dès {from}.|La livraison express est gratuite dès {from}.|La livraison express est offerte.',
      ),
      amounts: { from: expressFrom },
      rule: {
        conditions: [{ type: 'spend', atLeast: { [currency]: expressFrom } }],
        effect: { type: 'freeShipping', methodCodes: ['express', 'next-day'] },
        approachingDisplayLevel: 6000,
      },
    },
  ]
}

const toRow = ({ key, level, name, callout, amounts, rule }: Plan, site: Site): PromotionRow => {
  const toWords = (words: Words): Record<string, string> =>
    Object.fromEntries(
      site.locales.map((locale) => {
        const values = Object.fromEntries(
          Object.entries(amounts).map(([mark, minor]) => [mark, same(formatWhole(minor, site.currency, locale))]),
        )
        return [locale, toLocale(fill(words, values), locale)]
      }),
    )
  return {
    id: `${site.siteId.toLowerCase()}-${key}`,
    siteId: site.siteId,
    level,
    campaignId: `season-${key}`,
    names: toWords(name),
    callouts: toWords(callout),
    rule,
    combinable: level !== 'PRODUCT',
    priority: 10,
    status: 'live',
  }
}

const formatWhole = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(toLanguageTag(locale), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    minor / 100,
  )
