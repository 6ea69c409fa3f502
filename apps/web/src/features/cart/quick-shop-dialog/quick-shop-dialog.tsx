import type { MessageKey } from '@lacehouse/messages'
import { Suspense, useState } from 'react'
import type { CartItem } from '../../../client/cart/cart.ts'
import { useCart } from '../../../client/cart/use-cart.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { LazyExpressButtons } from '../../../components/express/lazy-express-buttons.ts'
import { priceOfChoice } from '../../../components/product/price-of-choice.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './quick-shop-dialog.module.css'
import { QuickShopColors, QuickShopSizes } from './quick-shop-options.tsx'
import { changeInCart, type QuickShopArgs, takeChoice } from './take-choice.ts'
import { useQuickShop } from './use-quick-shop.ts'

/**
 * Lets the shopper choose colour and size of a product: to change an item that is in the cart or saved for later, and
 * to pay the cart at once (CART-26, CART-27, PAY-07).
 */
export function QuickShop({ args, resolve }: DialogProps<QuickShopArgs, void>) {
  const t = useTranslate()
  const inCart = 'item' in args ? args.item : null
  const item = 'item' in args ? args.item : args.saved
  const shop = useQuickShop(item.masterId, toChoice(item))
  const { product, variant, color } = shop
  const { cart } = useCart()
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSoldOut = variant?.stockStatus === 'outOfStock' && variant.id !== item.productId

  /** Applies the chosen variant; a refusal is shown at the choice. */
  async function take<Made>(make: () => Promise<Made>): Promise<Made> {
    setRefusal(null)
    try {
      return await make()
    } catch (error) {
      setRefusal(formatError(t, error))
      throw error
    }
  }

  async function update(): Promise<void> {
    setTried(true)
    if (!variant || isBusy) return
    setBusy(true)
    await take(() => takeChoice(args, variant)).then(
      () => resolve(),
      () => setBusy(false),
    )
  }

  const choose = (type: string, value: string) => {
    setRefusal(null)
    shop.choose(type, value)
  }
  const picture = product?.images[color]?.[0]
  return (
    <DialogFrame
      title={t('dialogs.quickShop.title')}
      footer={
        <div className={styles.footer}>
          <Button
            variant="action"
            size="large"
            wide
            busy={isBusy}
            disabled={!product || isSoldOut}
            onClick={() => void update()}
          >
            {t(toAction(isSoldOut, inCart === null))}
          </Button>
          {cart && variant && inCart && !isSoldOut ? (
            <Suspense>
              <LazyExpressButtons
                cart={cart}
                isDisabled={isBusy}
                openCart={() => take(() => changeInCart(inCart, variant))}
              />
            </Suspense>
          ) : null}
        </div>
      }
    >
      {shop.isFailed ? (
        <Notice tone="negative" actions={<Button onClick={shop.retry}>{t('common.retry')}</Button>}>
          {t('dialogs.quickShop.failed')}
        </Notice>
      ) : null}
      <div className={styles.body} aria-busy={!product}>
        <div className={styles.head}>
          <Picture source={picture ? { ...picture, alt: '' } : null} ratio="4 / 5" sizes="7rem" largest={128} />
          <div className={styles.words}>
            <h3 className={styles.name}>{item.name}</h3>
            {product ? (
              <p role="status">
                <Price price={priceOfChoice(product, shop.choice)} currency={product.currency} />
              </p>
            ) : null}
          </div>
        </div>
        {/* Refusals stand at the choice that they concern. */}
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        {product ? (
          <>
            <QuickShopColors product={product} chosen={color} onChoose={choose} />
            <QuickShopSizes product={product} choice={shop.choice} isMissing={isTried && !variant} onChoose={choose} />
          </>
        ) : (
          <Skeleton height="16rem" />
        )}
      </div>
    </DialogFrame>
  )
}

function toAction(isSoldOut: boolean, isSaved: boolean): MessageKey {
  if (isSoldOut) return 'dialogs.quickShop.soldOut'
  return isSaved ? 'dialogs.quickShop.updateSaved' : 'dialogs.quickShop.update'
}

const toChoice = ({ variants }: Pick<CartItem, 'variants'>) =>
  Object.fromEntries(variants.map(({ type, value }) => [type, value]))
