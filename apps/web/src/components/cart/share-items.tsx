import { writeSharedItems } from '@lacehouse/domain/cart/shared-items'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { shareAddress } from '../../ui/share-address.ts'
import { TextButton } from '../../ui/text-button.tsx'

type Item = Pick<Cart['items'][number], 'productId' | 'qty' | 'recipeId' | 'bonus' | 'isDigitalProduct'>
type Props = {
  /** The items of a cart, or of an order. */
  readonly items: readonly Item[]
  readonly of: 'cart' | 'order'
}

/**
 * Shares items by a link that holds them, so that the shop stores nothing and knows no one. Gifts come by themselves, and what is sent
 * by mail has a value that its buyer chose.
 */
export function ShareItems({ items, of }: Props) {
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
  if (of === 'cart') return <TextButton onClick={() => void share()}>{t('cart.shared.share')}</TextButton>
  return (
    <Button variant="secondary" wide onClick={() => void share()}>
      {t('cart.shared.shareOrder')}
    </Button>
  )
}
