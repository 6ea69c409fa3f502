import { type ReactNode, Suspense } from 'react'
import { countPaidByParts } from '../../client/cart/paid-by-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LazySellerChoice } from './lazy-seller-choice.ts'
import styles from './step-form.module.css'
import type { StepProps } from './step-props.ts'
import { SummarySections } from './summary-sections.tsx'
import { useOrderPreparation } from './use-order-preparation.ts'
import { useSellerCheck } from './use-seller-check.ts'

type Props = Pick<StepProps, 'cart' | 'isUpdating' | 'onPlace' | 'onRefused' | 'onNotice'>

/** Shows the whole order for a last check, and the button that places it (CHK-06). */
export function SummaryStep({ cart, isUpdating, onPlace, onRefused, onNotice }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const { state, prepare } = useOrderPreparation(onRefused)
  const { isStore, seller, isSellerMissing, hasSeller } = useSellerCheck()
  const { left } = countPaidByParts(cart)
  const total = amount(left, cart.currency)
  const retry = () => {
    onNotice(null)
    void prepare()
  }
  return (
    <div className={styles.form}>
      <SummarySections cart={cart} />
      <div className={styles.way}>
        {isStore ? (
          <Suspense>
            <LazySellerChoice isMissing={isSellerMissing} ref={seller} />
          </Suspense>
        ) : null}
        <p className={styles.terms}>
          <Text
            id="checkout.terms"
            values={{ terms: toLink(`/${locale}/sale-terms`), privacy: toLink(`/${locale}/privacy`) }}
          />
        </p>
        {cart.preOrder ? <Notice>{cart.preOrder.problem ?? cart.preOrder.note}</Notice> : null}
        <p className={styles.total} data-order-total>
          <span>{t('cart.summary.total')}</span>
          <strong>{total}</strong>
        </p>
        {state === 'refused' ? (
          <Button variant="action" size="large" wide onClick={retry}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button
            variant="action"
            size="large"
            wide
            busy={state === 'preparing' || isUpdating}
            onClick={() => hasSeller() && onPlace(cart)}
            data-place-order
          >
            {t('checkout.placeOrder')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Makes a link that opens in another tab, so that the checkout stays open. */
const toLink = (href: string) => (words: ReactNode[]) => (
  <a href={href} target="_blank" rel="noopener">
    {words}
  </a>
)
