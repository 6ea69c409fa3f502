import { useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import type { ItemInput } from '../../client/cart/cart.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toWalletAmount } from './apple-pay/to-wallet-total.ts'
import { useApplePay } from './apple-pay/use-apple-pay.ts'
import styles from './express.module.css'

type Props = {
  /** The price of a product whose amount the buyer does not set. */
  readonly price: number
  readonly currency: string
  /** Gives the item that would be bought; null while a size has to be chosen first. */
  readonly toItem: () => ItemInput | null
}

/** Buys the product of a page by the browser's wallet in a separate cart; the shopper's own cart stays as it is (PAY-08, RT-11). */
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
        amount: toWalletAmount(item.customAmount ?? price, currency),
        type: 'pending',
      },
      lines: [],
      openCart: () => browserApi.call('cart.createWithItem', { body: item }),
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
