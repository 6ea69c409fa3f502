const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A page with its main picture, if it has one. */
export type SitemapPage = { readonly address: string; readonly image?: string }

/** Writes a list of pages as a sitemap, with their pictures. */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  const images = pages.some(({ image }) => image !== undefined) ? ` xmlns:image="${imageSchema}"` : ''
  return `${head}\n<urlset xmlns="${schema}"${images}>\n${pages.map(writePage).join('\n')}\n</urlset>\n`
}

const writePage = ({ address, image }: SitemapPage): string => {
  const picture = image === undefined ? '' : `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`
  return `<url><loc>${escapeXml(address)}</loc>${picture}</url>`
}

/** Writes a list of sitemaps as their index. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  return `${head}\n<sitemapindex xmlns="${schema}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
