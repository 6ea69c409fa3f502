import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { splitBuild } from './split-build.ts'

const routes = {
  root: { id: 'root', path: '' },
  locale: { id: 'locale', parentId: 'root', path: ':lc' },
  home: { id: 'home', parentId: 'locale', index: true },
  account: { id: 'account', parentId: 'locale', path: 'account/:part?' },
  orders: { id: 'orders', parentId: 'locale', path: 'account/orders/:order?' },
  product: { id: 'product', parentId: 'locale', path: 'p/:product' },
  any: { id: 'any', parentId: 'locale', path: '*' },
  robots: { id: 'robots', parentId: 'root', path: 'robots.txt' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
}
const build = { routes, assets: { url: '/manifest.js' } } as unknown as ServerBuild
const find = splitBuild(build)
const list = (pathname: string) => Object.keys(find(pathname).routes)

test.each([
  ['/en-us', ['root', 'locale', 'home', 'any', 'robots', 'missing']],
  ['/en-us.data', ['root', 'locale', 'home', 'any', 'robots', 'missing']],
  ['/robots.txt', ['root', 'locale', 'home', 'any', 'robots', 'missing']],
  ['/en-us/account', ['root', 'locale', 'account', 'orders', 'any', 'missing']],
  ['/en-us/Account/orders/1.data', ['root', 'locale', 'account', 'orders', 'any', 'missing']],
  ['/en-us/account.data', ['root', 'locale', 'account', 'orders', 'any', 'missing']],
  ['/en-us/p/court-LH1', ['root', 'locale', 'product', 'any', 'missing']],
  ['/en-us/help/returns', ['root', 'locale', 'any', 'missing']],
  ['/en-us/%70/court-LH1', Object.keys(routes)],
])('the address %s is compared with the routes that can answer it', (pathname, expected) => {
  expect(list(pathname)).toEqual(expected)
})

test('a part is the same build in all else', () => {
  expect(find('/en-us').assets).toBe(build.assets)
  expect(find('/en-us')).toBe(find('/de-de'))
})
