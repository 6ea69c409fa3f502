import { expect, test } from 'vitest'
import { toArticleData } from './article-data.ts'

test('an article is described to search engines with its date, picture and subjects [CMS-17] [RT-19]', () => {
  const media = { kind: 'image', url: '/i/1/court', width: 1200, height: 1200 } as const
  const tags = [
    { id: 'care', title: 'Care' },
    { id: 'shoes', title: 'Shoes' },
  ]
  const article = { title: 'Clean white sneakers', description: 'In ten minutes.', date: '2026-09-01', media, tags }
  const place = {
    origin: 'https://shop.test',
    path: '/en-us/articles/white',
    publisher: 'Lacehouse',
    language: 'en-us',
  }
  expect(toArticleData(article, place)).toMatchObject({
    '@type': 'Article',
    headline: 'Clean white sneakers',
    datePublished: '2026-09-01',
    image: ['https://shop.test/i/1/court-1200.jpg'],
    keywords: 'Care, Shoes',
    publisher: { '@type': 'Organization', name: 'Lacehouse' },
    mainEntityOfPage: 'https://shop.test/en-us/articles/white',
  })
})
