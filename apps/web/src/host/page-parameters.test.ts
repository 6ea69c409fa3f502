import { expect, test } from 'vitest'
import { toPageQuery } from './page-parameters.ts'

test.each([
  ['/en-us', 'x=1&page=2', ''],
  ['/en-us', 'siteId=US&preview=1&x=1', 'preview=1&siteId=US'],
  ['/en-us/p/halden-court-LHBDDBF987', 'recipe=a&size=9&color=red', 'color=red&recipe=a&size=9'],
  ['/en-us/p/halden-court-LHBDDBF987.data', '_routes=routes%2Fproduct&x=1', '_routes=routes%2Fproduct'],
  ['/en-us/p/cord-P3GX9K2LQW', 'option.width=4+mm&option.=x&width=6&option.A=1', 'option.width=4+mm'],
  ['/en-us/help', 'option.width=4+mm', ''],
  ['/en-us/help', 'question=returns&x=1', 'question=returns'],
  ['/en-us/c/shoes-1200', 'x=1&page=2&utm_source=mail', 'page=2'],
  ['/en-us/shoes-c1200', 'page=2&x=1', 'page=2'],
  ['/en-us/c/black-sneakers', 'x=1&page=2', 'page=2'],
  ['/en-us/c/shoes-1200', 'mySize=M,9-men&mySize=M&x=1', 'mySize=9-men%2CM'],
  ['/en-us/c/shoes-1200', 'store=us-1&x=1', 'store=us-1'],
  ['/en-us/checkout', 'step=billing&token=EC-1&x=1', 'step=billing&token=EC-1'],
  ['/checkout', 'step=billing&x=1', 'step=billing'],
  ['/en-us/order-confirmation', 'order=LH1&st=abc&x=1', 'order=LH1&st=abc'],
  ['/en-us/account/subscriptions', 'st=abc&confirm=1&x=1', 'confirm=1&st=abc'],
  ['/de-de/withdrawal', 'order=LH1&x=1', 'order=LH1'],
  ['/en-us/reservation', 'st=abc&x=1', 'st=abc'],
  ['/en-us/constructor', 'page=1', ''],
])('the page %s knows of the query %s only %s', (path, query, known) => {
  expect(toPageQuery(path, query).toString()).toBe(known)
})

test.each([
  'color=red,blue&page=1',
  'color=blue&color=red',
  'pageSize=24&color=blue,red,blue&sort=relevance',
  'category=1300&color=red%2Cblue',
])('the listing of %s has one spelling', (query) => {
  expect(toPageQuery('/en-us/c/shoes-1200', query).toString()).toBe('color=blue%2Cred')
})

test('a malformed listing query reaches its page as it is, without unknown parameters', () => {
  expect(toPageQuery('/en-us/search', 'q=a&page=-1&x=1').toString()).toBe('page=-1&q=a')
})

test('a price typed into a form without scripts reaches its page', () => {
  expect(toPageQuery('/en-us/c/shoes-1200', 'minPrice=5&maxPrice=9').toString()).toBe('maxPrice=9&minPrice=5')
})
