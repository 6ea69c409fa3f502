import type { Variant } from '@lacehouse/domain/product/product'
import { Suspense, useState } from 'react'
import type { Cart, CartItem } from '../../cart/cart.ts'
import { updateItem } from '../../cart/change-item.ts'
import { sayError } from '../../cart/say-error.ts'
import { useCart } from '../../cart/use-cart.ts'
import { LaterExpressButtons } from '../../express/later-express-buttons.ts'
import { priceOfChoice } from '../../features/product/price-of-choice.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DialogProps } from '../define-dialog.ts'
import { DialogFrame } from '../dialog-frame.tsx'
import styles from './quick-shop.module.css'
import { QuickShopColors, QuickShopSizes } from './quick-shop-options.tsx'
import { useQuickShop } from './use-quick-shop.ts'

export type QuickShopArgs = {
  /** The item of the cart that is to become another variant of its product. */
  readonly item: CartItem
}

/** Colours and sizes of a product without its page: here to change an item that is in the cart, and to pay it at once (CART-27, PAY-07). */
export function QuickShop({ args: { item }, resolve }: DialogProps<QuickShopArgs, void>) {
  const say = useText()
  const shop = useQuickShop(item.masterId, toChoice(item))
  const { product, variant, color } = shop
  const { cart } = useCart()
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSoldOut = variant?.stockStatus === 'outOfStock' && variant.id !== item.productId

  /** Makes the item what is chosen; what is against it is told at the choice. */
  async function take(chosen: Variant): Promise<Cart> {
    setRefusal(null)
    try {
      const variants = Object.entries(chosen.attributes).map(([type, value]) => ({ type, value }))
      return await updateItem(item, { productId: chosen.id, variants })
    } catch (error) {
      setRefusal(sayError(say, error))
      throw error
    }
  }

  async function update(): Promise<void> {
    setTried(true)
    if (!variant || isBusy) return
    setBusy(true)
    await take(variant).then(
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
      title={say('dialogs.quickShop.title')}
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
            {say(isSoldOut ? 'dialogs.quickShop.soldOut' : 'dialogs.quickShop.update')}
          </Button>
          {cart && variant && !isSoldOut ? (
            <Suspense>
              <LaterExpressButtons cart={cart} isDisabled={isBusy} openCart={() => take(variant)} />
            </Suspense>
          ) : null}
        </div>
      }
    >
      {shop.isFailed ? (
        <Notice tone="negative" actions={<Button onClick={shop.retry}>{say('common.retry')}</Button>}>
          {say('dialogs.quickShop.failed')}
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
        {/* At the choice that it is about. */}
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

const toChoice = ({ variants }: CartItem) => Object.fromEntries(variants.map(({ type, value }) => [type, value]))
