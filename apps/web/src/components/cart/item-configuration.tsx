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

/** Shows how an item is configured: made to order, sent by email, its design, the recipient of the gift. */
export function ItemConfiguration({ item }: { readonly item: ConfiguredItem }) {
  const t = useTranslate()
  const { isCustoms, isDigitalProduct, giftOption } = item
  const made = formatDesign(t, item)
  return (
    <>
      {isCustoms ? <Badge tone="outline">{t('cart.item.customs')}</Badge> : null}
      {isDigitalProduct ? <Badge tone="outline">{t('cart.item.digital')}</Badge> : null}
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

/** Says whether the shopper made the design, rather than choosing one of the shop's presets. */
export function isOwnDesign({ recipeId, precreatedCustomsCode }: ConfiguredItem): boolean {
  return isPaintRecipe(recipeId ?? '') && !precreatedCustomsCode
}

/** Formats the design of an item. The recipe id of the shopper's own design is hidden, because it means nothing to them. */
function formatDesign(t: Translate, item: ConfiguredItem): string | null {
  if (isOwnDesign(item)) return t('cart.item.painted')
  const { recipeId } = item
  return recipeId && !isPaintRecipe(recipeId) ? t('cart.item.recipe', { recipe: recipeId }) : null
}
