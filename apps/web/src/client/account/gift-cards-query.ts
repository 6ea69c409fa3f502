import type { CallReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useShop } from '../use-shop.ts'
import { useAccount } from './use-account.ts'

export type SavedGiftCard = CallReply<'consumer.listGiftCards'>['giftCards'][number]

// Below `account`, so that signing out removes them.
const giftCardsKey = ['account', 'gift cards'] as const

/** Fetches the gift cards that the account keeps, with their balances, where the site has gift cards. */
export function useSavedGiftCards() {
  const account = useAccount()
  const { giftCards } = useShop().site.features
  return useQuery(
    {
      queryKey: giftCardsKey,
      queryFn: async () => (await browserApi.call('consumer.listGiftCards', {})).giftCards,
      enabled: account !== null && giftCards,
    },
    queryClient,
  )
}

/** Fetches the balances again, after a cart or an order has changed them. */
export function refreshGiftCards(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: giftCardsKey })
}

/** Keeps a gift card in the account (ACC-04). */
export async function saveGiftCard(body: { readonly number: string; readonly pin: string }): Promise<SavedGiftCard> {
  const { giftCard } = await browserApi.call('consumer.addGiftCard', { body })
  await refreshGiftCards()
  return giftCard
}

/** Takes a gift card out of the account; one that another tab took out counts as removed (ACC-04). */
export async function removeGiftCard(giftCardId: string): Promise<void> {
  try {
    await browserApi.call('consumer.removeGiftCard', { params: { giftCardId } })
  } catch (error) {
    if (!isApiError(error, 'CCN404')) throw error
  }
  await refreshGiftCards()
}
