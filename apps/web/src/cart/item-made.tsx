import { isPaintRecipe } from '@lacehouse/domain/product/design'
import { type Say, useText } from '../i18n/use-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartItem } from './cart.ts'
import styles from './item-line.module.css'

type MadeItem = Pick<CartItem, 'isCustoms' | 'isDigitalProduct' | 'recipeId' | 'precreatedCustomsCode' | 'giftOption'>

/** What was made of an item, in the cart and on the list alike: to order, sent by email, its design, whose gift it is. */
export function ItemMade({ item }: { readonly item: MadeItem }) {
  const say = useText()
  const { isCustoms, isDigitalProduct, giftOption } = item
  const made = sayDesign(say, item)
  return (
    <>
      {isCustoms ? <Badge>{say('cart.item.customs')}</Badge> : null}
      {isDigitalProduct ? <Badge>{say('cart.item.digital')}</Badge> : null}
      {made ? <p className={styles.choice}>{made}</p> : null}
      {giftOption ? (
        <p className={styles.gift}>
          <Icon name="gift" size={16} />
          {say('cart.item.gift.to', { to: giftOption.to })}
        </p>
      ) : null}
    </>
  )
}

/** Painted by the shopper, and none of the shop's own colours. */
export const isOwnDesign = ({ recipeId, precreatedCustomsCode }: MadeItem): boolean =>
  isPaintRecipe(recipeId ?? '') && !precreatedCustomsCode

/** The number of a painted design says nothing to people. */
function sayDesign(say: Say, item: MadeItem): string | null {
  if (isOwnDesign(item)) return say('cart.item.painted')
  const { recipeId } = item
  return recipeId && !isPaintRecipe(recipeId) ? say('cart.item.recipe', { recipe: recipeId }) : null
}
