import { shopRoutes } from '@lacehouse/domain/content/shop-routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

test('the check of links knows the first part of every address below a locale', () => {
  const [ofLocale] = routes.filter(({ path }) => path === ':lc')
  const paths = ofLocale?.children?.flatMap(({ path }) => (path && path !== '*' ? [path.split('/')[0]] : [])) ?? []
  const unknown = paths.filter((first) => first !== 'ui-gallery' && !shopRoutes.includes(first ?? ''))
  expect(paths.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})
