import { CartTotals } from '../../cart/cart-totals.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { ShippingMethods } from '../../features/checkout/shipping-methods.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DialogProps } from '../define-dialog.ts'
import { DialogFrame } from '../dialog-frame.tsx'

/** Changes how fast the cart comes, with what each way costs and when it arrives (DLG-08). */
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
        <>
          <ShippingMethods cart={cart} />
          <CartTotals priced={cart} isShipped isUpdating={isUpdating} />
        </>
      ) : (
        <Skeleton height="12rem" />
      )}
    </DialogFrame>
  )
}
