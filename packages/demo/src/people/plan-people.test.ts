import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { suggestAddress } from '@lacehouse/domain/address/suggest-address'
import { validateAddress } from '@lacehouse/domain/address/validate-address'
import { findTierStanding } from '@lacehouse/domain/loyalty/find-tier-standing'
import { expect, test } from 'vitest'
import { findCountry } from '../countries/countries.ts'
import { loadSites } from '../load-sites.ts'
import { planPeople } from './plan-people.ts'

// A country without people has no test people.
const sites = (await loadSites()).filter(({ country }) => findCountry(country)?.people)
const now = Date.UTC(2026, 10, 20)

test.each(sites.map((site) => [site.siteId, site] as const))('%s has one person of each kind', (_, site) => {
  const { consumers, cards, points } = planPeople(site, now)
  expect(consumers.map(({ email }) => email.split('.')[0])).toEqual([
    'consumer',
    'member',
    'athlete',
    'employee',
    'wranx',
    'ipa',
    'agent',
    'store',
    'support',
    'catalogue',
    ...(site.loyaltyTiers ? ['silver', 'gold'] : []),
  ])
  expect([cards.length, points.length]).toEqual(site.loyaltyTiers ? [8, 9] : [6, 1])
})

test('one agent has every right, one may only act for customers, and one looks after the catalogue', () => {
  const [site] = sites.filter(({ siteId }) => siteId === 'LH-US')
  const roles = site ? planPeople(site, now).staffRoles : []
  expect(roles.map(({ consumerNo, roleId }) => [consumerNo, roleId])).toEqual([
    ['D-US-AGENT', 'administrator'],
    ['D-US-STORE', 'warehouse'],
    ['D-US-SUPPORT', 'shop-agent'],
    ['D-US-CATALOGUE', 'catalogue'],
  ])
})

test('a site with tiers has a member in each of them, by what was earned within the year', () => {
  const sitesWithTiers = sites.filter(({ loyaltyTiers }) => loyaltyTiers)
  expect(sitesWithTiers.map(({ siteId }) => siteId).toSorted()).toEqual(['LH-DE', 'LH-US'])
  for (const site of sitesWithTiers) {
    const { members, points } = planPeople(site, now)
    const tiers = members.map(({ memberId }) => {
      const earned = points.filter((entry) => entry.memberId === memberId && entry.kind === 'earn')
      const earnings = earned.map((entry) => ({ points: entry.points, at: entry.createdAt?.getTime() ?? now }))
      return findTierStanding(site.loyaltyTiers ?? [], earnings, now).tier?.id
    })
    expect(tiers).toEqual(site.loyaltyTiers?.map(({ id }) => id))
  }
})

test.each(sites.map((site) => [site.siteId, site] as const))(
  'the people of %s have deliverable addresses',
  (_, site) => {
    for (const { address, kind } of planPeople(site, now).addresses) {
      const own = address as Parameters<typeof validateAddress>[1] & { countryCode: string }
      expect(validateAddress(getAddressRules(site.country, kind ?? 'shipping', site.defaultLocale), own)).toEqual({})
      expect(suggestAddress(own).status).not.toBe('not_found')
    }
  },
)
