import { isKnownError } from '@lacehouse/contracts/errors/find-error-place'
import type { MessageKey } from '@lacehouse/messages'
import type { ReactNode } from 'react'
import type { Cart, CartItem } from '../../client/cart/cart.ts'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './cart-items.module.css'
import { GiftDetails } from './gift-details.tsx'
import { ItemDelivery } from './item-delivery.tsx'
import { ItemNotifications } from './item-notifications.tsx'
import { MadeToOrderNote } from './made-to-order-note.tsx'
import { PriceAdjustments } from './price-adjustments.tsx'
import type { ItemChanges } from './use-item-changes.ts'

type Flash = Cart['flash'][number]
type Props = {
  readonly item: CartItem
  readonly cart: Cart
  readonly size: 'large' | 'small'
  /** The level of the heading. */
  readonly level: 2 | 3
  /** The messages of the server about this item (CART-16). */
  readonly flash: Flash | undefined
  readonly changes: ItemChanges
  /** Further actions with the item. */
  readonly actions?: ReactNode
}

/** Shows an item of the cart with quantity, removal, and the problems that prevent its order (CART-08, CART-23). */
export function CartItemRow({ item, cart, size, level, flash, changes, actions }: Props) {
  const t = useTranslate()
  const { id, name, qty, maxQty, bonus } = item
  const error = changes.errors[id]
  // A store reserves this exact quantity.
  const isFixed = bonus || item.shippingOptions.reservedUntil !== undefined
  return (
    <ItemLine
      item={item}
      size={size}
      level={level}
      end={
        bonus ? null : (
          <IconButton
            className={styles.remove}
            icon="trash-2"
            size={18}
            label={t('cart.item.remove', { name })}
            onClick={() => changes.remove(item)}
          />
        )
      }
    >
      {isFixed ? (
        <span>{t('cart.item.quantityShort', { count: qty })}</span>
      ) : (
        <QuantityStepper
          value={qty}
          max={maxQty}
          label={t('cart.item.quantity', { name })}
          errorId={error ? `error-${id}` : undefined}
          onChange={(next) => changes.setQuantity(item, next)}
          onWrong={() => changes.refuse?.(item, t('INV407'))}
        />
      )}
      {error ? (
        <p className={styles.problem} role="alert" id={`error-${id}`}>
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      ) : null}
      {item.giftOption ? <GiftDetails gift={item.giftOption} /> : null}
      <ItemDelivery item={item} />
      {item.isCustoms ? <MadeToOrderNote cart={cart} /> : null}
      <PriceAdjustments cart={cart} itemId={id} />
      <ItemNotifications item={item} />
      <ItemProblem item={item} flash={flash} onTake={(left) => changes.setQuantity(item, left)} />
      {actions}
    </ItemLine>
  )
}

type ProblemProps = Pick<Props, 'item' | 'flash'> & { readonly onTake: (quantity: number) => void }

function ItemProblem({ item, flash, onTake }: ProblemProps) {
  const t = useTranslate()
  const { quantity } = item.availability
  if (flash?.code === 'ProductLineItemInventoryMissing') {
    const missing = flash.details.missingQty ?? 0
    const left = item.qty - missing
    return (
      <p className={styles.problem} data-problem>
        <Icon name="circle-alert" size={16} />
        <span>
          {t('cart.item.missing', { missing, left })}{' '}
          <TextButton onClick={() => onTake(left)}>{t('cart.item.takeRest', { left })}</TextButton>
        </span>
      </p>
    )
  }
  const words = findProblem(item, flash)
  if (words) {
    return (
      <p className={styles.problem} data-problem>
        <Icon name="circle-alert" size={16} />
        {typeof words === 'string' ? t(words) : words.message}
      </p>
    )
  }
  const isInStock =
    !item.bonus && !item.isDigitalProduct && !item.isCustoms && item.shippingOptions.reservedUntil === undefined
  const isLow = isInStock && quantity > 0 && quantity <= 5
  return isLow ? <p className={styles.low}>{t('cart.item.lowStock', { quantity })}</p> : null
}

function findProblem({ problem }: CartItem, flash: Flash | undefined): MessageKey | { message: string } | null {
  if (flash?.code === 'ProductLineItemFullInventoryMissing') return 'cart.item.soldOut'
  if (flash?.code === 'ProductItemNotAvailable') return 'cart.item.gone'
  if (!problem) return null
  return isKnownError(problem.errorId) ? (problem.errorId as MessageKey) : problem
}
