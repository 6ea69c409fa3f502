import { expect, test } from 'vitest'
import { allowsPopups, choosePopup, type PopupRules } from './choose-popup.ts'

const newsletter: PopupRules = { slug: 'newsletter', kind: 'newsletter' }
const join: PopupRules = { slug: 'join', kind: 'registration' }
const sale: PopupRules = { slug: 'sale', kind: 'generic', pageTypes: ['listing'], paths: ['/articles', 'stores/'] }

const choose = (
  popups: readonly PopupRules[],
  path: string,
  visit: { isSignedIn?: boolean; closed?: string[] } = {},
) => {
  const { isSignedIn = false, closed = [] } = visit
  return choosePopup(popups, { path, isSignedIn, closed: new Set(closed) })?.slug ?? null
}

test('the first pop-up is chosen that the visitor has not closed [CMS-13]', () => {
  expect(choose([newsletter, join], '/en-us')).toBe('newsletter')
  expect(choose([newsletter, join], '/en-us', { closed: ['newsletter'] })).toBe('join')
  expect(choose([newsletter, join], '/en-us', { closed: ['newsletter', 'join'] })).toBeNull()
  expect(choose([], '/en-us')).toBeNull()
})

test('people who are signed in are not asked to register', () => {
  expect(choose([join, newsletter], '/en-us', { isSignedIn: true })).toBe('newsletter')
  expect(choose([join, newsletter], '/en-us')).toBe('join')
})

test.each([
  ['/en-us/c/women-1000', 'sale'],
  ['/en-us/articles', 'sale'],
  ['/en-us/articles/first-run', 'sale'],
  ['/en-us/stores/berlin', 'sale'],
  ['/en-us/articles-archive', 'newsletter'],
  ['/en-us', 'newsletter'],
  ['/en-us/stories', 'newsletter'],
])('a pop-up of listings, articles and stores leaves %s to: %s', (path, expected) => {
  expect(choose([sale, newsletter], path)).toBe(expected)
})

test.each(['cart', 'checkout', 'order-confirmation', 'sign-in', 'sign-up', 'account/orders', 'privacy/preferences'])(
  'the page %s has no pop-up [CMS-13]',
  (page) => {
    expect(allowsPopups(`/de-de/${page}`)).toBe(false)
    expect(choose([{ ...newsletter, paths: [page], pageTypes: ['other'] }], `/de-de/${page}`)).toBeNull()
  },
)

test('an address of pop-ups that names no path fits none', () => {
  expect(choose([{ ...newsletter, paths: ['/'] }], '/en-us/articles')).toBeNull()
})
