import { sanitiseDocument } from '@lacehouse/database/sanitise-document'

/** A description as text for lists and search, and with its markup where it has any. */
export type Description = { readonly plain: string; readonly rich: string | null }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Sanitises the description of a merchant's file, which may be HTML, and makes its plain text. */
export async function describe(text: string): Promise<Description> {
  const trimmed = text.trim()
  if (!/[<&]/.test(trimmed)) return { plain: trimmed, rich: null }
  // Headings begin below the page's own.
  const { richText } = await sanitiseDocument({ richText: trimmed.replace(/<(\/?)h1\b/gi, '<$1h2') })
  const plain = richText
    .replace(/<(?:br|hr|\/p|\/li|\/h[2-4]|\/tr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
  return { plain, rich: /<\w/.test(richText) ? richText : null }
}
