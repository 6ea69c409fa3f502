const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Writes a list of pages as a sitemap. */
export function writeSitemap(addresses: readonly string[]): string {
  return `${head}\n<urlset xmlns="${schema}">\n${addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`).join('\n')}\n</urlset>\n`
}

/** Writes a list of sitemaps as their index. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  return `${head}\n<sitemapindex xmlns="${schema}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
