import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { useState } from 'react'
import { ChoicePrice } from '../../../components/product/choice-price.tsx'
import { CompareToggle } from '../../../components/product/compare-toggle.tsx'
import { StockNotice } from '../../../components/product/stock-notice/stock-notice.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './quick-shop-dialog.module.css'
import { QuickShopFooter } from './quick-shop-footer.tsx'
import { QuickShopColors, QuickShopSizes } from './quick-shop-options.tsx'
import { type QuickShopArgs, toSubject } from './take-choice.ts'
import { type QuickShop as Shop, useQuickShop } from './use-quick-shop.ts'
import { useQuickShopAction } from './use-quick-shop-action.ts'

/**
 * Lets the shopper choose colour and size of a product: to buy it, to change an item that is in the cart or saved for later, and to
 * pay at once (DLG-18, QS-01, CART-26, CART-27, PAY-07).
 */
export function QuickShop({ args, resolve }: DialogProps<QuickShopArgs, void>) {
  const t = useTranslate()
  const subject = toSubject(args)
  const shop = useQuickShop(subject)
  const taking = useQuickShopAction({ args, subject, shop, onDone: () => resolve() })
  const [isAsking, setAsking] = useState(false)
  const { product, variant } = shop
  const choose = (type: string, value: string) => {
    taking.forget()
    shop.choose(type, value)
  }
  return (
    <DialogFrame
      title={t(subject.origin === 'product' ? 'dialogs.quickShop.buy' : 'dialogs.quickShop.title')}
      footer={<QuickShopFooter {...{ args, subject, shop, taking, isAsking }} onAsk={() => setAsking(true)} />}
    >
      {shop.isFailed ? (
        <Notice tone="negative" actions={<Button onClick={shop.retry}>{t('common.retry')}</Button>}>
          {t('dialogs.quickShop.failed')}
        </Notice>
      ) : null}
      <div className={styles.body} aria-busy={!product && !shop.isFailed}>
        <Head shop={shop} name={subject.name} isLinked={subject.origin === 'product'} />
        {/* Refusals of a change stand at the choice that they concern. */}
        {taking.refusal && subject.origin !== 'product' ? <Notice tone="negative">{taking.refusal}</Notice> : null}
        {product ? (
          <>
            <QuickShopColors product={product} chosen={shop.color} onChoose={choose} />
            <QuickShopSizes product={product} choice={shop.choice} isMissing={taking.isMissing} onChoose={choose} />
            {isAsking && taking.action === 'notifyMe' ? <StockNotice variant={variant} /> : null}
          </>
        ) : shop.isFailed ? null : (
          <Skeleton height="16rem" />
        )}
      </div>
    </DialogFrame>
  )
}

type HeadProps = { readonly shop: Shop; readonly name: string; readonly isLinked: boolean }

function Head({ shop: { product, color, choice }, name, isLinked }: HeadProps) {
  const t = useTranslate()
  const picture = product?.images[color]?.[0]
  return (
    <div className={styles.head}>
      <Picture source={picture ? { ...picture, alt: '' } : null} ratio="4 / 5" sizes="7rem" largest={128} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {product ? (
          <>
            <ChoicePrice product={product} choice={choice} noteClassName={styles.note} />
            {isLinked ? (
              <div className={styles.ways}>
                <a className={styles.details} href={product.url + toVariantQuery(choice)}>
                  {t('dialogs.quickShop.details')}
                </a>
                <CompareToggle id={product.id} name={name} />
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
