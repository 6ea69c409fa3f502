const isPlain = /^[ -~]*$/

/** Folds a text for comparison: lower case, no accents, ß as ss, punctuation as single spaces. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most English words have no accents, and are read many times faster without looking for them.
  if (isPlain.test(lower))
    return lower
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return lower
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
