const pattern = /^media:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Returns the name by which documents show an uploaded picture: `media:<id>`. */
export function toMediaToken(id: string): string {
  return `media:${id}`
}

/** Finds the id of an uploaded picture in the name of a document's picture; null for any other picture. */
export function findMediaId(token: string): string | null {
  return pattern.exec(token)?.[1] ?? null
}

/** The largest upload in bytes, and the longest name and alternative text in characters. */
export const mostContentPictureBytes = 12 * 1024 ** 2
export const longestPictureName = 120
export const longestAlternativeText = 250

/** Makes the name of an uploaded picture of the name of its file: without its extension, with spaces for hyphens. */
export function toPictureName(fileName: string): string {
  const plain = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
  return plain.slice(0, longestPictureName).trim() || 'picture'
}

/**
 * Finds the alternative text that a document of a locale begins with: that of the locale, or of another one of its language. Words of
 * another language would be wrong for a screen reader, so that there is none then.
 */
export function findAlternativeText(alt: Readonly<Record<string, string>>, locale: string): string | null {
  const language = locale.slice(0, 2)
  const related = Object.keys(alt).find((key) => key.startsWith(`${language}-`))
  return alt[locale] ?? (related === undefined ? null : (alt[related] ?? null))
}
