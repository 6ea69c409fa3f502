import type { ResolvedPrice } from '@lacehouse/domain/pricing/resolve-price'
import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import type { Localised, ProductRecord } from '../../core/catalogue/product-record.ts'
import { toBadge, toEyebrow, toMark } from './to-badge.ts'

test.each<[Localised | null, string, { code: string; label: string } | undefined]>([
  [null, 'en-us', undefined],
  [{}, 'en-us', undefined],
  [{ code: 'new' }, 'en-us', { code: 'new', label: 'new' }],
  [{ code: 'new', 'en-us': 'New', 'de-de': 'Neu' }, 'de-de', { code: 'new', label: 'Neu' }],
  [{ code: 'new', 'en-us': 'New' }, 'fr-ca', { code: 'new', label: 'New' }],
  [{ code: 'new', fr: 'Nouveau' }, 'fr-ca', { code: 'new', label: 'Nouveau' }],
  [{ 'en-us': 'New' }, 'en-us', { code: 'New', label: 'New' }],
])('the mark %j is in %s %j', (stored, locale, mark) => {
  expect(toMark(stored, locale)).toEqual(mark)
})

const comingSoon = { code: 'coming-soon', 'en-us': 'Coming soon' }
const sale = { code: 'sale', 'en-us': 'Sale' }
const now = 100

type Given = { badge?: Localised; launch?: number; country?: string; current?: number }

const badgeOf = ({ badge = comingSoon, launch, country = 'US', current = 80 }: Given) =>
  toBadge({ badge, targetPublishAt: launch ?? null } as ProductRecord, {
    price: { lowCurrent: current, originalOfLowest: 80 } as ResolvedPrice,
    site: { country } as Site,
    ...{ locale: 'en-us', now },
  })?.code

test.each<[Given, string | undefined]>([
  [{ launch: 101 }, 'coming-soon'],
  [{ launch: 100 }, undefined],
  [{ launch: 99 }, undefined],
  [{}, 'coming-soon'],
  [{ badge: sale, launch: 99 }, 'sale'],
  [{ badge: sale, country: 'DE' }, undefined],
  [{ badge: sale, country: 'DE', current: 79 }, 'sale'],
  [{ badge: sale, country: 'US' }, 'sale'],
  [{ badge: { code: 'new' }, country: 'DE' }, 'new'],
])('the badge of a product with %j is %s [CAT-10]', (given, code) => {
  expect(badgeOf(given)).toBe(code)
})

test('what is sold before its arrival says so in place of its eyebrow, also after a launch', () => {
  const product = { eyebrow: comingSoon, targetPublishAt: 99 } as unknown as ProductRecord
  const ahead = toEyebrow(product, { preOrderFrom: '2026-12-24', locale: 'en-us', now })
  expect(ahead).toMatchObject({ code: 'pre-order', label: expect.stringContaining('December 24') })
  expect(toEyebrow(product, { preOrderFrom: null, locale: 'en-us', now })).toBeUndefined()
  expect(toEyebrow({ ...product, targetPublishAt: 101 }, { preOrderFrom: undefined, locale: 'en-us', now })).toEqual({
    ...{ code: 'coming-soon', label: 'Coming soon' },
  })
})
