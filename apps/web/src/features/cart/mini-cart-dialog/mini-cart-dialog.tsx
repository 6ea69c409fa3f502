import { useCart } from '../../../client/cart/use-cart.ts'
import { useShop } from '../../../client/use-shop.ts'
import { CartTotals } from '../../../components/cart/cart-totals.tsx'
import { PromotionCallouts } from '../../../components/cart/promotion-callouts.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CartItems } from '../cart-items.tsx'
import { CartNotices } from '../cart-notices.tsx'
import { CartRefusal } from '../cart-refusal.tsx'
import { CartSkeleton } from '../cart-skeleton.tsx'
import { CheckoutLink } from '../checkout-link.tsx'
import { EmptyCart } from '../empty-cart.tsx'
import { RemovedItem } from '../removed-item.tsx'
import { useItemChanges } from '../use-item-changes.ts'
import styles from './mini-cart-dialog.module.css'

export type MiniCartArgs = {
  /** The name of the item that was just added. */
  readonly added?: string
}

/** Shows the cart beside the current page (DLG-16). */
export function MiniCart({ args }: DialogProps<MiniCartArgs, void>) {
  const t = useTranslate()
  const { locale } = useShop()
  const { state, cart, isUpdating, retry } = useCart()
  const changes = useItemChanges()
  const isFilled = state === 'filled' && cart !== null
  return (
    <DialogFrame
      title={t('cart.titleWithCount', { count: cart?.totalItems ?? 0 })}
      footer={
        isFilled ? (
          <div className={styles.footer}>
            <CartTotals priced={cart} isShipped={cart.shippingMethods.length > 0} isUpdating={isUpdating} />
            <CheckoutLink cart={cart} />
            <LinkButton variant="secondary" size="large" wide href={`/${locale}/cart`}>
              {t('cart.view')}
            </LinkButton>
          </div>
        ) : null
      }
    >
      <div className={styles.body}>
        {args.added && isFilled ? <Notice tone="positive">{t('cart.mini.added', { name: args.added })}</Notice> : null}
        <CartRefusal />
        <RemovedItem changes={changes} />
        {state === 'loading' ? <CartSkeleton rows={1} /> : null}
        {state === 'failed' ? (
          <Notice tone="negative" actions={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('cart.loadFailed')}
          </Notice>
        ) : null}
        {state === 'empty' ? <EmptyCart /> : null}
        {isFilled ? (
          <>
            <CartNotices cart={cart} />
            <CartItems cart={cart} changes={changes} size="small" />
            <PromotionCallouts cart={cart} />
          </>
        ) : null}
      </div>
    </DialogFrame>
  )
}
