import type { reviews } from '@lacehouse/database'
import { type Fit, fits } from '@lacehouse/domain/reviews/review'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { createRandom, type Random } from '../seed/random.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import type { Words } from '../words/words.ts'
import { kindOf, makeId, pickPlace, type ReviewPlace } from './review-place.ts'

export type ReviewRow = typeof reviews.$inferInsert

/** How satisfied a writer is, with the stars that belong to it. */
const tones = { high: [4, 5], middle: [3, 3], low: [1, 2] } as const
type Tone = keyof typeof tones

type Context = { readonly sites: readonly Site[]; readonly now: number }

/** The share of products without a review, and the most that one has. */
const withoutReviews = 0.12
const most = 19

/** Plans the reviews of a product: the same for the same product and day. None is of a person who has an account. */
export function planReviews(product: DemoProduct, { sites, now }: Context): ReviewRow[] {
  const random = createRandom(`${product.key}/reviews`)
  if (random.chance(withoutReviews) || product.row.taxClass === 'gift_card' || product.special?.isExtra) return []
  const wear = { usualFit: random.pick<Fit>(['true', 'true', 'true', 'small', 'large']), random, product }
  const used = new Set<string>()
  return Array.from({ length: random.between(2, most) }, (_, index): ReviewRow[] => {
    const place = pickPlace(sites, random)
    const tone = pickTone(random)
    const opening = pickUnused(wordCatalogue.list(`reviews.openings.${kindOf(product)}.${tone}`), used, random)
    if (!opening) return []
    const written = now - random.between(2, 420) * days(1) - random.between(0, 86_399) * 1000
    return [
      {
        id: makeId(`${product.key}/review/${index}`),
        ...{ productId: product.id, consumerNo: null, ...place, title: '' },
        ...write(place, { tone, opening, random }),
        ...describeWear(wear),
        stars: random.between(tones[tone][0], tones[tone][1]),
        ...{ isVerified: random.chance(0.7), photoCount: 0, state: 'published', findings: [], refusalReason: null },
        ...{ createdAt: new Date(written), changedAt: new Date(written), publishedAt: new Date(written) },
        ...{
          helpful: random.chance(0.4) ? random.between(1, 14) : 0,
          unhelpful: random.chance(0.2) ? 1 : 0,
          openFlags: 0,
        },
      },
    ]
  }).flat()
}

const pickTone = (random: Random): Tone => {
  const draw = random.next()
  return draw < 0.8 ? 'high' : draw < 0.92 ? 'middle' : 'low'
}

/** A text that no other review of the product has in any language. */
const pickUnused = (texts: readonly Words[], used: Set<string>, random: Random): Words | null => {
  const free = texts.filter((words) => !used.has(words['en-us'] ?? ''))
  const [first, ...rest] = free
  if (!first) return null
  const picked = random.pick([first, ...rest])
  used.add(picked['en-us'] ?? '')
  return picked
}

type Writing = { readonly tone: Tone; readonly opening: Words; readonly random: Random }

const pickWords = (key: string, { locale }: ReviewPlace, random: Random): string => {
  const [first = {}, ...rest] = wordCatalogue.list(key)
  return random.pick([first, ...rest])[locale] ?? ''
}

const write = (place: ReviewPlace, { tone, opening, random }: Writing) => ({
  title: random.chance(0.75) ? pickWords(`reviews.titles.${tone}`, place, random) : '',
  body: [opening[place.locale] ?? '', random.chance(0.7) ? pickWords(`reviews.closings.${tone}`, place, random) : '']
    .filter((part) => part !== '')
    .join(' '),
  nickname: pickWords('reviews.names', place, random),
})

type Wear = { readonly usualFit: Fit; readonly random: Random; readonly product: DemoProduct }

const describeWear = ({ usualFit, random, product }: Wear): { fit: Fit | null; size: string | null } => {
  if (product.row.kind === 'accessory') return { fit: null, size: null }
  const sizes = [...new Set(product.variantRows.map(({ size }) => size))]
  const [first = '', ...rest] = sizes
  return {
    fit: random.chance(0.25) ? null : random.chance(0.75) ? usualFit : random.pick(fits),
    size: random.chance(0.3) ? null : random.pick([first, ...rest]),
  }
}
