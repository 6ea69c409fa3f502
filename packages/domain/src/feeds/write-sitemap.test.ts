import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const addressesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, address]) => address)

test('a sitemap holds each address with its pictures, each once, written for XML [RT-19]', () => {
  const picture = 'https://shop.example/i/a-1200.jpg'
  const xml = writeSitemap([
    { address: 'https://shop.example/en-us' },
    { address: 'https://shop.example/en-us/search?q=a&page=2', images: [picture, `${picture}?a&b`, picture] },
  ])
  expect(addressesOf(xml, 'loc')).toEqual([
    'https://shop.example/en-us',
    'https://shop.example/en-us/search?q=a&amp;page=2',
  ])
  expect(addressesOf(xml, 'image:loc')).toEqual([picture, `${picture}?a&amp;b`])
})

test('a page names its addresses in other languages [RT-19]', () => {
  const alternates = [
    ['en-US', 'https://shop.example/en-us/p/a?x=1&y="2"'],
    ['fr-CA', 'https://shop.example/fr-ca/p/b'],
  ] as const
  expect(writeSitemap([{ address: 'https://shop.example/en-us/p/a', alternates }])).toContain(
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://shop.example/en-us/p/a?x=1&amp;y=&quot;2&quot;"/><xhtml:link rel="alternate" hreflang="fr-CA" href="https://shop.example/fr-ca/p/b"/>',
  )
})

test('five hundred pages with very many pictures and languages are no more than 50 MB [RT-19]', () => {
  const long = `https://a-shop-with-a-long-name.example/i/${'0123456789abcdef'.repeat(4)}/${'picture-'.repeat(5)}`
  const page = {
    address: `${long}page`,
    images: Array.from({ length: 1000 }, (_, index) => `${long}${index}-1200.jpg`),
    alternates: Array.from({ length: 20 }, () => ['en-US', `${long}page`] as const),
  }
  const xml = writeSitemap(Array.from({ length: 500 }, () => page))
  expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000)
})

test('the index names sitemaps and not pages [RT-19]', () => {
  const xml = writeSitemapIndex(['https://shop.example/sitemaps/pages-en-us.xml'])
  expect(xml).toContain('<sitemap><loc>https://shop.example/sitemaps/pages-en-us.xml</loc></sitemap>')
  expect(xml).not.toContain('<url>')
})
