import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { readCartMemory, saveCartMemory } from '../../client/cart/cart-memory.ts'
import { cartKey } from '../../client/cart/cart-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './checkout-page.module.css'
import { toStepPath } from './checkout-steps.ts'
import { type OrderOutcome, resumeOrder } from './poll-order.ts'
import { createShopperChoices } from './shopper-choice.ts'
import { formatFailure } from './use-checkout-notice.ts'

type Props = { readonly orderNumber: string }

/**
 * Takes up a shopper whom a bank's page returns to an order that is decided already, such as by the bank's notice or by an earlier
 * return: leads to its confirmation, or back to billing with the reason. The cart of this browser stays as it is.
 */
export function BankReturn({ orderNumber }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const navigate = usePageNavigate()
  const [isElsewhere, setElsewhere] = useState(false)
  const hasBegun = useRef(false)

  async function goOn(outcome: OrderOutcome): Promise<void> {
    const hasOrder = outcome.kind === 'placed' || outcome.kind === 'pending' || outcome.order.state === 'cancelled'
    if (hasOrder) return void navigate(`/${locale}/order-confirmation?order=${orderNumber}`, { replace: true })
    const { newBasketId } = outcome.order
    if (newBasketId) saveCartMemory({ cartId: newBasketId, count: readCartMemory()?.count ?? 0 })
    await queryClient.invalidateQueries({ queryKey: cartKey })
    const notice = outcome.kind === 'failed' ? formatFailure(t, outcome.reason) : null
    navigate(toStepPath(locale, 'billing'), { replace: true, state: { notice } })
  }

  async function takeUp(): Promise<void> {
    try {
      await goOn(await findOutcome(orderNumber))
    } catch (error) {
      if (isApiError(error, 'ORD409')) return setElsewhere(true)
      navigate(toStepPath(locale, 'billing'), { replace: true, state: { notice: formatError(t, error) } })
    }
  }

  // A return is taken up once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each return
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void takeUp()
  }, [orderNumber])

  if (isElsewhere) return <Notice tone="info">{t('payment.ideal.elsewhere')}</Notice>
  return (
    <div className={styles.placing} role="status">
      <Spinner size={32} />
      <p className={styles.placingTitle}>{t('payment.ideal.returning')}</p>
    </div>
  )
}

/** Follows the order to its end; the shopper is not sent to the bank again. */
const findOutcome = (orderNumber: string): Promise<OrderOutcome> => {
  const { pause, take } = createShopperChoices()
  const ask = () => browserApi.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: {} } })
  const nothing = () => undefined
  const deps = {
    ...{ place: ask, patch: ask, pause, takeChoice: take },
    challenge: async () => null,
    leave: async () => undefined,
    onBank: nothing,
    onChecking: nothing,
  }
  return resumeOrder(deps, orderNumber)
}
