import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { toPlainText } from '../content/to-plain-text.ts'

/** A description as text for lists and search, and with its markup where it has any. */
export type Description = { readonly plain: string; readonly rich: string | null }

/** Sanitises the description of a merchant's file, which may be HTML, and makes its plain text. */
export async function describe(text: string): Promise<Description> {
  const trimmed = text.trim()
  if (!/[<&]/.test(trimmed)) return { plain: trimmed, rich: null }
  // Headings begin below the page's own.
  const { richText } = await sanitiseDocument({ richText: trimmed.replace(/<(\/?)h1\b/gi, '<$1h2') })
  return { plain: toPlainText(richText), rich: /<\w/.test(richText) ? richText : null }
}
