import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './sitemap.ts'

test('a sitemap holds each address once, written for XML [RT-19]', () => {
  const xml = writeSitemap([
    { address: 'https://shop.example/en-us' },
    { address: 'https://shop.example/en-us/search?q=a&page=2', image: 'https://shop.example/i/a-1200.jpg' },
  ])
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/en-us</loc>',
    '<loc>https://shop.example/en-us/search?q=a&amp;page=2</loc>',
  ])
  expect(xml.match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
    '<image:loc>https://shop.example/i/a-1200.jpg</image:loc>',
  ])
})

test('the index names sitemaps and not pages [RT-19]', () => {
  const xml = writeSitemapIndex(['https://shop.example/sitemaps/en-us/categories.xml'])
  expect(xml).toContain('<sitemap><loc>https://shop.example/sitemaps/en-us/categories.xml</loc></sitemap>')
  expect(xml).not.toContain('<url>')
})
