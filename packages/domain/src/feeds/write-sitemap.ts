import { escapeXml } from './write-google-item.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'
const linkSchema = 'http://www.w3.org/1999/xhtml'
/** A sitemap has at most 50 MB, and a page of it up to a thousand pictures: five hundred pages with so many stay below. */
const mostImages = 250

/** A page with its pictures, and with its addresses by language tag where it has several. */
export type SitemapPage = {
  readonly address: string
  readonly images?: readonly string[]
  readonly alternates?: readonly (readonly [tag: string, address: string])[]
}

/** Writes a list of pages as a sitemap, with their pictures and their addresses in other languages (RT-19). */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  const spaces = `xmlns="${schema}" xmlns:image="${imageSchema}" xmlns:xhtml="${linkSchema}"`
  return `${head}\n<urlset ${spaces}>\n${pages.map(writePage).join('\n')}\n</urlset>\n`
}

const writePage = ({ address, images = [], alternates = [] }: SitemapPage): string => {
  const links = alternates.map(
    ([tag, other]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeAttribute(other)}"/>`,
  )
  const pictures = [...new Set(images)]
    .slice(0, mostImages)
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
  return `<url><loc>${escapeXml(address)}</loc>${links.join('')}${pictures.join('')}</url>`
}

/** Writes a list of sitemaps as their index. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  return `${head}\n<sitemapindex xmlns="${schema}">\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
}

const escapeAttribute = (text: string): string => escapeXml(text).replaceAll('"', '&quot;')
