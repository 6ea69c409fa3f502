import { createHmac } from 'node:crypto'
import {
  type RecommendationSlot,
  type RecommendationStrategy,
  recommendationSlots,
  recommendationStrategies,
} from '@lacehouse/domain/recommendations/slots'
import { deriveKey } from '../../infra/session/derive-key.ts'

/** Cards of a slot by the strategy that brought them. */
export type ShownCards = {
  readonly slot: RecommendationSlot
  readonly strategy: RecommendationStrategy
  readonly cards: number
}

export type FollowedCard = {
  readonly slot: RecommendationSlot
  readonly strategy: RecommendationStrategy
  readonly productId: string
}

/**
 * The signed texts by which events name recommendations, so that no one reports one that the shop did not make. They hold no person
 * and no time, because a page that is cached gives the same ones to everybody.
 */
export type RecommendationTokens = {
  readonly writeCard: (siteId: string, card: FollowedCard) => string
  readonly writeShown: (siteId: string, shown: readonly ShownCards[]) => string
  /** Null where the text was not written here for the site. */
  readonly readCard: (siteId: string, token: string) => FollowedCard | null
  /** Empty where the text was not written here for the site. */
  readonly readShown: (siteId: string, token: string) => ShownCards[]
}

const signatureLength = 16

export function createRecommendationTokens(sessionSecret: string): RecommendationTokens {
  const key = deriveKey(sessionSecret, 'recommendation tokens')
  const sign = (siteId: string, body: string): string =>
    `${body}.${createHmac('sha256', key).update(`${siteId} ${body}`).digest('base64url').slice(0, signatureLength)}`
  const read = (siteId: string, token: string): string | null => {
    const body = token.slice(0, -signatureLength - 1)
    return sign(siteId, body) === token ? body : null
  }
  return {
    writeCard: (siteId, { slot, strategy, productId }) => sign(siteId, `${slot}.${strategy}.${productId}`),
    writeShown: (siteId, shown) =>
      sign(siteId, shown.map(({ slot, strategy, cards }) => `${slot}.${strategy}.${cards}`).join('~')),
    readCard: (siteId, token) => {
      const [slotText, strategyText, productId] = read(siteId, token)?.split('.') ?? []
      const slot = recommendationSlots.find((one) => one === slotText)
      const strategy = recommendationStrategies.find((one) => one === strategyText)
      // The text of cards that were shown has a number here, which is no product.
      return slot && strategy && productId && productId.length > 2 ? { slot, strategy, productId } : null
    },
    readShown: (siteId, token) =>
      (read(siteId, token)?.split('~') ?? []).flatMap((part) => {
        const [slotText, strategyText, cardsText] = part.split('.')
        const slot = recommendationSlots.find((one) => one === slotText)
        const strategy = recommendationStrategies.find((one) => one === strategyText)
        const cards = Number(cardsText)
        return slot && strategy && cards > 0 && cards <= 24 ? [{ slot, strategy, cards }] : []
      }),
  }
}
