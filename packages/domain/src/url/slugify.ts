// Letters that Unicode does not decompose into a letter and an accent.
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ĳ: 'ij',
  '&': ' ',
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Converts a name to a part of an address: `a` to `z`, digits and single hyphens; German umlauts become two letters in `de-…`. */
export function slugify(text: string, locale = 'en-us'): string {
  const isGerman = locale.startsWith('de')
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gsu, (letter) => (isGerman ? germanLetters[letter] : undefined) ?? letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
