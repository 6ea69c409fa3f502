import { parsePromotionRule } from '@lacehouse/contracts'
import { toTierSegment } from '@lacehouse/domain/loyalty/loyalty-tier'
import { parseCallout } from '@lacehouse/domain/promotions/callout'
import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { planPromotions } from './plan-promotions.ts'

const sites = await loadSites()
const planned = sites.map((site) => ({ site, ...planPromotions(site, { giftId: 'CAP-01-one', now: 0 }) }))

test('every rule of the demo shop is valid by the contract', () => {
  for (const { promotions } of planned) {
    for (const { level, rule } of promotions)
      expect(parsePromotionRule({ ...(rule as object), level })).toMatchObject({ ok: true })
  }
})

test('every locale of a site has names and callouts in three parts, and only the distance is left to fill in [CART-11]', () => {
  for (const { site, promotions } of planned) {
    for (const { names, callouts } of promotions) {
      expect(Object.keys(names)).toEqual([...site.locales])
      const texts = Object.values(callouts ?? {})
      expect(texts.every((text) => parseCallout(text) !== null)).toBe(true)
      const marks = [...Object.values(names), ...texts].flatMap((text) => text.match(/\{\w+\}/g) ?? [])
      expect(marks.filter((mark) => mark !== '{distance}')).toEqual([])
    }
  }
})

test('every site has the same codes, one of each kind', () => {
  const codes = planned.map(({ coupons }) => coupons.map(({ code }) => code))
  for (const own of codes) expect(own).toEqual(codes[0])
  expect(codes[0]).toContain('WELCOME10')
  expect(planned.every(({ uses }) => uses.length === 1)).toBe(true)
})

test('a tier that names benefits has a promotion, and a site without that tier does not have it', () => {
  for (const { site, promotions } of planned) {
    const segments = promotions.flatMap(({ rule }) => {
      const { conditions } = rule as { conditions: readonly { type: string; anyOf?: readonly string[] }[] }
      return conditions.flatMap(({ type, anyOf = [] }) => (type === 'segment' ? anyOf : []))
    })
    const giving = (site.loyaltyTiers ?? []).filter(({ words }) => words[site.defaultLocale]?.benefits.length)
    expect(segments.filter((segment) => segment.startsWith('tier-'))).toEqual(giving.map(toTierSegment))
  }
})
