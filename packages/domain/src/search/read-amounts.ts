import { convertShoeSize, listShoeSizes, type SizeAudience, sizeAudiences } from '../product/shoe-sizes.ts'
import type { SizeSystem } from '../site/site.ts'
import type { Lexicon, Wearers } from './lexicon/lexicon.ts'
import type { PriceRange } from './listing-query.ts'

/** A search text without its amounts, and what they ask for. */
export type ReadAmounts = {
  readonly rest: string
  /** In whole units of the site's currency; null without a price. */
  readonly price: PriceRange | null
  /** Sizes as they were typed, with a decimal point: `9.5`, `M`. */
  readonly sizes: readonly string[]
}

const amount = (currency: string): string =>
  `[$€£]?\\s*(\\d{1,6})(?:[.,]\\d{1,2})?(?:\\s*(?:[$€£]|(?:${currency || '€'})(?!\\p{L})))?`
const before = '(?<![\\p{L}\\p{N}])'
const after = '(?![\\p{L}\\p{N}])'

/** Reads a price range and sizes from a search text: `size 9 under 100`, `43 bis 120 €`, `pointure 9,5 moins de 80 $`. */
export function readAmounts(text: string, { source, language }: Lexicon, system: SizeSystem): ReadAmounts {
  const plain = toPlain(text, language)
  const priced = readPrice(plain, source.prices)
  const sized = readSizes(priced.rest, source.sizes, system)
  return { rest: sized.rest, price: priced.price, sizes: sized.sizes }
}

/** Lists the values of the size facet for a size as shoppers of a site call it, for the named wearers or for all. */
export function toSizeValues(size: string, system: SizeSystem, wearers: readonly Wearers[]): string[] {
  if (!/^\d/.test(size)) return size === 'XXL' ? ['XXL', '2XL'] : [size]
  if (system === 'US') return [size]
  const audiences = new Set(wearers.map((one): SizeAudience => (one === 'unisex' ? 'men' : one)))
  return sizeAudiences
    .filter((audience) => audiences.size === 0 || audiences.has(audience))
    .flatMap((audience) =>
      listShoeSizes(audience)
        .filter((own) => convertShoeSize(own, audience, system) === size)
        .map((own) => (audience === 'kids' ? own : `${own}-${audience}`)),
    )
}

const toPlain = (text: string, language: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, language === 'fr' || language === 'it' ? ' ' : '')
    .replace(/\s+/g, ' ')
    .trim()

type Priced = { readonly rest: string; readonly price: PriceRange | null }

const readPrice = (text: string, words: Lexicon['source']['prices']): Priced => {
  if (!words.most) return { rest: text, price: null }
  const one = amount(words.currency)
  const range = new RegExp(`${before}(?:${words.between})\\s+${one}\\s*(?:${words.and}|-)\\s*${one}${after}`, 'u')
  const between = range.exec(text)
  if (between) return cut(text, between[0], { min: Number(between[1]), max: Number(between[2]) })
  const most = new RegExp(`${before}(?:${words.most}|<)\\s*${one}${after}`, 'u').exec(text)
  if (most) return cut(text, most[0], { min: null, max: Number(most[1]) })
  const least = new RegExp(`${before}(?:${words.least}|>)\\s*${one}${after}`, 'u').exec(text)
  if (least) return cut(text, least[0], { min: Number(least[1]), max: null })
  return { rest: text, price: null }
}

const cut = (text: string, part: string, { min, max }: PriceRange): Priced => {
  const isReversed = min !== null && max !== null && min > max
  return { rest: text.replace(part, ' '), price: isReversed ? { min: max, max: min } : { min, max } }
}

const letters = 'xxs|xs|s|m|l|xl|xxl|2xl|3xl|xxxl'
const bareLetters = 'xxs|xs|xl|xxl|2xl|3xl|xxxl'
const number = '\\d{1,2}(?:[.,]5)?[cy]?'

const readSizes = (text: string, words: Lexicon['source']['sizes'], system: SizeSystem) => {
  const sizes: string[] = []
  let rest = text
  const take = (pattern: RegExp, isFit: (size: string) => boolean = () => true): void => {
    rest = rest.replace(pattern, (all: string, size: string) => {
      const own = size.replace(',', '.').toUpperCase()
      if (!isFit(own)) return all
      sizes.push(own)
      return ' '
    })
  }
  const named = words.words.split(' ').filter(Boolean).join('|')
  const spelled = { [words.small]: 'S', [words.medium]: 'M', [words.large]: 'L' }
  if (named) {
    const own = Object.keys(spelled).filter(Boolean).join('|')
    rest = rest.replace(
      new RegExp(`${before}(?:${named})[.:]?\\s+(${own || 'm'})${after}`, 'u'),
      (all, word: string) => {
        sizes.push(spelled[word] ?? word.toUpperCase())
        return all === '' ? '' : ' '
      },
    )
    take(new RegExp(`${before}(?:${named})[.:]?\\s*(${number}|${letters})${after}`, 'gu'))
  }
  if (!/\p{L}{3}/u.test(rest)) return { rest: sizes.length > 0 ? rest : text, sizes }
  take(new RegExp(`(?<!\\S)(${bareLetters})(?!\\S)`, 'gu'))
  take(/(?<=\S\s)(s|m|l)$/u)
  for (const [word, size] of Object.entries(spelled)) {
    if (!word || !new RegExp(`(?<!\\S)${word}$`, 'u').test(rest)) continue
    sizes.push(size)
    rest = rest.replace(new RegExp(`(?<!\\S)${word}$`, 'u'), ' ')
  }
  take(new RegExp(`(?<!\\S)(${number})(?!\\S)`, 'gu'), (size) => isShoeSize(size, system))
  return { rest, sizes }
}

const isShoeSize = (size: string, system: SizeSystem): boolean => {
  const value = Number.parseFloat(size)
  return system === 'EU' ? value >= 16 && value <= 52 : value >= 1 && value <= 16
}
