import { isPaintRecipe } from '@lacehouse/domain/product/design'
import type { CartItem } from '../../client/cart/cart.ts'
import { type Translate, useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './item-line.module.css'

type ConfiguredItem = Pick<
  CartItem,
  'isCustoms' | 'isDigitalProduct' | 'recipeId' | 'precreatedCustomsCode' | 'giftOption'
>

/** What was made of an item, in the cart and on the list alike: to order, sent by email, its design, whose gift it is. */
export function ItemConfiguration({ item }: { readonly item: ConfiguredItem }) {
  const t = useTranslate()
  const { isCustoms, isDigitalProduct, giftOption } = item
  const made = formatDesign(t, item)
  return (
    <>
      {isCustoms ? <Badge>{t('cart.item.customs')}</Badge> : null}
      {isDigitalProduct ? <Badge>{t('cart.item.digital')}</Badge> : null}
      {made ? <p className={styles.choice}>{made}</p> : null}
      {giftOption ? (
        <p className={styles.gift}>
          <Icon name="gift" size={16} />
          {t('cart.item.gift.to', { to: giftOption.to })}
        </p>
      ) : null}
    </>
  )
}

/** Painted by the shopper, and none of the shop's own colours. */
export function isOwnDesign({ recipeId, precreatedCustomsCode }: ConfiguredItem): boolean {
  return isPaintRecipe(recipeId ?? '') && !precreatedCustomsCode
}

/** The number of a painted design says nothing to people. */
function formatDesign(t: Translate, item: ConfiguredItem): string | null {
  if (isOwnDesign(item)) return t('cart.item.painted')
  const { recipeId } = item
  return recipeId && !isPaintRecipe(recipeId) ? t('cart.item.recipe', { recipe: recipeId }) : null
}
