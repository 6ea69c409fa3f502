import { useCart } from '../../../client/cart/use-cart.ts'
import { CartTotals } from '../../../components/cart/cart-totals.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ShippingMethods } from '../shipping-methods.tsx'
import styles from './shipping-method-dialog.module.css'

/** Changes the shipping method, with the cost and date of each (DLG-08). */
export function ShippingMethodDialog({ dismiss }: DialogProps<Record<string, never>, void>) {
  const t = useTranslate()
  const { cart, isUpdating } = useCart()
  return (
    <DialogFrame
      title={t('cart.shippingMethod.title')}
      footer={
        <Button variant="action" size="large" wide busy={isUpdating} onClick={dismiss}>
          {t('cart.shippingMethod.done')}
        </Button>
      }
    >
      {cart ? (
        <div className={styles.content}>
          <ShippingMethods cart={cart} />
          <CartTotals priced={cart} isShipped isUpdating={isUpdating} />
        </div>
      ) : (
        <Skeleton height="12rem" />
      )}
    </DialogFrame>
  )
}
