import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { ItemInput } from '../../client/cart/cart.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toWalletAmount } from './apple-pay/to-wallet-total.ts'
import { useApplePay } from './apple-pay/use-apple-pay.ts'
import styles from './express.module.css'

/** A variant, with its design or the value of a gift card where the shopper makes those (RT-07, CART-28). */
type Wish = Pick<ItemInput, 'productId' | 'qty' | 'pdpUrl' | 'productImageURL'> & {
  readonly made?: Pick<ItemInput, 'recipeId' | 'precreatedCustomsCode' | 'customAmount'>
}

type Props = {
  /** What it costs where its buyer does not say how much. */
  readonly price: number
  readonly currency: string
  /** What would be bought; null while a size has to be chosen first. */
  readonly toItem: () => Wish | null
}

/** Buys what the product page shows by the browser's wallet, with a cart of its own: the shopper's stays as it is (PAY-08, RT-11). */
export function PayFromProduct({ price, currency, toItem }: Props) {
  const t = useTranslate()
  const { isBusy, error, buy } = useApplePay()
  const [isSizeMissing, setSizeMissing] = useState(false)
  const press = () => {
    const item = toItem()
    setSizeMissing(item === null)
    if (!item) return
    buy({
      // Delivery and tax are not known yet.
      total: {
        label: t('wallet.merchant'),
        amount: toWalletAmount(item.made?.customAmount ?? price, currency),
        type: 'pending',
      },
      lines: [],
      openCart: () => browserApi.call('cart.createWithItem', { body: toInput(item) }),
      storeContext: 'applePayPdp',
      onEnd: () => undefined,
    })
  }
  const words = isSizeMissing ? t('wallet.sizeFirst') : error
  return (
    <div className={styles.express}>
      <Button size="large" wide busy={isBusy} onClick={press}>
        {t('wallet.applePay')}
      </Button>
      {words ? <Notice tone="negative">{words}</Notice> : null}
    </div>
  )
}

/** The call takes no more than it knows: the variant, and what the shopper makes of it. */
const toInput = ({ productId, qty, pdpUrl, productImageURL, made }: Wish): ItemInput => ({
  productId,
  qty,
  pdpUrl,
  productImageURL,
  ...made,
})
