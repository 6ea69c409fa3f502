import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import type { FeedDeps } from './list-feed-products.ts'

/** Writes what shopping agents have to know of the shop (llms.txt): its sites, where its products are, and what holds for orders. */
export function writeLlmsText({ sites, publicUrl }: Pick<FeedDeps, 'sites' | 'publicUrl'>): string {
  const [first] = sites
  return [
    `# ${first?.name ?? 'Shop'}`,
    '',
    '> An online shop. Prices, stock and orders differ by site; the site follows from the locale in the address.',
    '',
    '## Sites',
    '',
    ...sites.flatMap((site) =>
      site.locales.map(
        (locale) =>
          `- [${site.name}, ${toLanguageTag(locale)}](${publicUrl}${homePath(locale)}): ${site.currency}, ships within ${site.country}, returns within ${site.returns.days} days; search at ${publicUrl}/${locale}/search?q={words}`,
      ),
    ),
    '',
    '## Products',
    '',
    'Every line is a product with its variants, prices, availability and shipping; the address of a variant opens it chosen.',
    '',
    ...listFeeds({ sites, publicUrl }).map(({ title, address }) => `- [${title}](${address})`),
    '',
    '## Pages',
    '',
    `- [Sitemap](${publicUrl}/sitemap.xml): every page and product in each language, with pictures`,
    '- Product pages carry schema.org data: offers, shipping and returns',
    '',
  ].join('\n')
}

/** Lists the addresses of the feeds of every site. */
export function listFeeds({ sites, publicUrl }: Pick<FeedDeps, 'sites' | 'publicUrl'>) {
  return sites.flatMap((site) =>
    site.locales.flatMap((locale) => [
      { title: `Products, ${toLanguageTag(locale)}, JSON`, address: `${publicUrl}/feeds/products-${locale}.jsonl` },
      { title: `Google Merchant, ${toLanguageTag(locale)}`, address: `${publicUrl}/feeds/google-${locale}.xml` },
      {
        title: `Google local inventory, ${toLanguageTag(locale)}`,
        address: `${publicUrl}/feeds/google-local-${locale}.xml`,
      },
    ]),
  )
}
