type Replacement = readonly [pattern: RegExp, word: string]

const english: readonly Replacement[] = [
  [/\bst\.(?=$|[ ,])/gi, 'St'],
  [/\bave?\.(?=$|[ ,])/gi, 'Ave'],
  [/\bblvd\.(?=$|[ ,])/gi, 'Blvd'],
  [/\brd\.(?=$|[ ,])/gi, 'Rd'],
  [/\bdr\.(?=$|[ ,])/gi, 'Dr'],
  [/\bapt\.(?=$|[ ,])/gi, 'Apt'],
]

const replacementsOf: Readonly<Record<string, readonly Replacement[]>> = {
  US: english,
  CA: english,
  GB: english,
  AU: english,
  DE: [
    [/(\p{L})str\.?(?=$|[ ,\d])/gu, '$1straße'],
    [/\bStr\.?(?=$|[ ,\d])/gu, 'Straße'],
    [/(\p{L})(\d)/gu, '$1 $2'],
    [/(\d) ([a-z])(?=$| )/g, '$1$2'],
  ],
  FR: [
    [/\bav\.(?=$|[ ,])/gi, 'avenue'],
    [/\bbo?u?l?v?d\.?(?=[ ,])/gi, 'boulevard'],
  ],
}

/**
 * Tidies a street line or a city: single spaces, a space after each comma, the country's usual abbreviations, and capitals where
 * all letters had one case.
 */
export function tidyAddressLine(country: string, text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/( ?, ?)+/g, ', ')
    .replace(/^, |, $/g, '')
    .trim()
  const cased = hasOneCase(spaced) ? toTitleCase(country, spaced) : spaced
  return (replacementsOf[country] ?? []).reduce((line, [pattern, word]) => line.replace(pattern, word), cased)
}

function hasOneCase(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 3 && (letters === letters.toLowerCase() || letters === letters.toUpperCase())
}

// Ordinals (`42nd`), letters of house numbers (`12a`) and small words within names stay in lower case.
const smallWords = /^(am|an|auf|bei|im|in|und|vom|zum|zur|de|des|du|la|le|les|et|sur|of|the)$/

/** Small words of a country that are parts of names elsewhere. */
const ownSmallWords: Readonly<Record<string, RegExp>> = { DE: /^(der|den|dem|von)$/ }

const compass = /^(n|s|e|w|ne|nw|se|sw|po)$/i

function toTitleCase(country: string, text: string): string {
  const words = text.toLowerCase().split(' ')
  return words.map((word, index) => (keepsSmall(country, word, words[index - 1]) ? word : capitalise(word))).join(' ')
}

function keepsSmall(country: string, word: string, before: string | undefined): boolean {
  if (before === undefined) return false
  const isHouseNumberLetter = word.length === 1 && /\d$/.test(before)
  const isSmall = smallWords.test(word) || ownSmallWords[country]?.test(word)
  return isSmall || (isHouseNumberLetter && !compass.test(word))
}

function capitalise(word: string): string {
  if (compass.test(word)) return word.toUpperCase()
  return word.replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
