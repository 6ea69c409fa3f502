import { writeSharedItems } from '@lacehouse/domain/cart/shared-items'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { shareAddress } from '../../ui/share-address.ts'
import { TextButton } from '../../ui/text-button.tsx'

/**
 * Shares the cart's items by a link that holds them, so that the shop stores nothing and knows no one. Gifts come by themselves,
 * and what is sent by mail has a value that its buyer chose.
 */
export function ShareCart({ items }: Pick<Cart, 'items'>) {
  const t = useTranslate()
  const { locale } = useShop()
  const text = writeSharedItems(
    items
      .filter(({ bonus, isDigitalProduct }) => !bonus && !isDigitalProduct)
      .map(({ productId, qty, recipeId }) => ({ variantId: productId, qty, ...(recipeId && { recipeId }) })),
  )
  if (!text) return null
  const share = () => {
    const url = `${location.origin}/${locale}/cart/shared?items=${text}`
    return shareAddress({ title: t('cart.shared.title'), url }, t('cart.shared.copied'))
  }
  return <TextButton onClick={() => void share()}>{t('cart.shared.share')}</TextButton>
}
