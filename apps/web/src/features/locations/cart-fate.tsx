import type { CallReply } from '@lacehouse/contracts'
import { useSyncExternalStore } from 'react'
import { readCartMemory, subscribeToCartMemory } from '../../client/cart/cart-memory.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = { readonly regions: CallReply<'utilities.locales'>['regions'] }

const readCount = () => readCartMemory()?.count ?? 0

/** Explains before another country is chosen that the cart stays in this one (RT-17). Only the browser knows the cart. */
export function CartFate({ regions }: Props) {
  const t = useTranslate()
  const { site } = useShop()
  const count = useSyncExternalStore(subscribeToCartMemory, readCount, () => 0)
  const here = regions.flatMap(({ sites }) => sites).find(({ siteId }) => siteId === site.siteId)
  if (count === 0 || !here) return null
  return <Notice>{t('dialogs.location.cartFate', { count, country: here.countryName })}</Notice>
}
