import type { productAnswers, productQuestions } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { createRandom } from '../seed/random.ts'
import { getBrandName } from '../words/get-brand-name.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { kindOf, makeId, pickPlace } from './review-place.ts'

export type QuestionRow = typeof productQuestions.$inferInsert
export type AnswerRow = typeof productAnswers.$inferInsert
export type PlannedQuestion = { readonly question: QuestionRow; readonly answers: readonly AnswerRow[] }

type Context = { readonly sites: readonly Site[]; readonly now: number }

/** Plans the questions about a product with an answer of the shop, and for some of another shopper. */
export function planQuestions(product: DemoProduct, { sites, now }: Context): PlannedQuestion[] {
  if (product.row.taxClass === 'gift_card' || product.special?.isExtra) return []
  const random = createRandom(`${product.key}/questions`)
  const group = `reviews.questions.${kindOf(product)}`
  return wordCatalogue.listNames(group).flatMap((name): PlannedQuestion[] => {
    if (!random.chance(0.5)) return []
    const { siteId, locale, language } = pickPlace(sites, random)
    const site = sites.find((one) => one.siteId === siteId)
    const say = (part: string): string => wordCatalogue.get(`${group}.${name}.${part}`)[locale] ?? ''
    const pickName = (): string => {
      const [first = {}, ...rest] = wordCatalogue.list('reviews.names')
      return random.pick([first, ...rest])[locale] ?? ''
    }
    const asked = new Date(now - random.between(20, 300) * days(1))
    const toMoments = (after: number) => {
      const at = new Date(asked.getTime() + days(after))
      return { createdAt: at, changedAt: at }
    }
    const id = makeId(`${product.key}/question/${name}`)
    const shared = { state: 'published', findings: [], refusalReason: null, language } as const
    const answer: Omit<AnswerRow, 'id' | 'author' | 'body' | 'nickname' | 'createdAt' | 'changedAt'> = {
      ...shared,
      questionId: id,
      consumerNo: null,
      unhelpful: 0,
    }
    return [
      {
        question: {
          ...{ ...shared, id, productId: product.id, consumerNo: null, siteId, locale },
          ...{ body: say('question'), nickname: pickName(), ...toMoments(0) },
        },
        answers: [
          {
            ...answer,
            author: 'staff',
            ...{ id: makeId(`${id}/staff`), body: say('answer') },
            ...{ nickname: site ? getBrandName(site) : '', helpful: random.between(0, 9), ...toMoments(1) },
          },
          ...(random.chance(0.6)
            ? [
                {
                  ...answer,
                  author: 'shopper',
                  ...{ id: makeId(`${id}/shopper`), body: say('shopper') },
                  ...{ nickname: pickName(), helpful: random.between(0, 5), ...toMoments(4) },
                } as const,
              ]
            : []),
        ],
      },
    ]
  })
}
