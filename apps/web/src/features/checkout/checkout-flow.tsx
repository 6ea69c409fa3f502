import { Suspense, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Cart, isBeingOrdered } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AddressFormField } from './address-fields.ts'
import styles from './checkout-page.module.css'
import { type CheckoutStep, findStep, listSteps, toStepPath } from './checkout-steps.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { BillingStep, CartNotificationNotices, loadLazySteps, SummaryStep } from './lazy-steps.ts'
import { listTotalNotifications } from './list-total-notifications.ts'
import { OrderAside } from './order-aside.tsx'
import { PlacingPanel } from './placing-panel.tsx'
import { isShownAtInput, useCheckoutNotice } from './use-checkout-notice.ts'
import { useExpress } from './use-express.ts'
import { usePlacing } from './use-placing.ts'

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  readonly isUpdating: boolean
}

/** The three steps, what stands above them, and the order while it is being placed. */
export function CheckoutFlow({ fields, cart, isUpdating }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { step, go } = useStep(cart)
  const isExpress = useExpress(cart, step, go)
  const { notice, setNotice, onRefused, ...ends } = useCheckoutNotice(go)
  const { phase, place, resume, hold } = usePlacing({ onRefused, ...ends })
  const pendingOrder = isBeingOrdered(cart) ? (cart.orderNumber ?? null) : null

  // A reload while the order was being placed leads back into it: to the bank's question, or to its answer (CHK-09).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that is met, whatever renders meanwhile
  useEffect(() => {
    if (pendingOrder) resume(pendingOrder)
  }, [pendingOrder])

  const news = listTotalNotifications(cart)
  const goOn = (next: CheckoutStep) => {
    setNotice(null)
    go(next)
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ProgressSteps
          label={t('checkout.steps')}
          current={step}
          steps={listSteps(cart).map((id) => ({
            id,
            title: t(`checkout.step.${id}`),
            href: toStepPath(locale, id),
          }))}
        />
        {notice && !isShownAtInput(notice) ? (
          <Notice tone={notice.tone} onDismiss={() => setNotice(null)} dismissLabel={t('common.dismiss')}>
            {notice.text}
          </Notice>
        ) : null}
        <Suspense>{pendingOrder || news.length === 0 ? null : <CartNotificationNotices news={news} />}</Suspense>
        {phase !== 'idle' || pendingOrder ? <PlacingPanel phase={phase} onHold={hold} /> : null}
        {isExpress ? <Skeleton height="24rem" /> : null}
        {pendingOrder ? null : (
          // Hidden, not gone: after a refusal all is as it was.
          <div hidden={phase !== 'idle' || isExpress} className={styles.step}>
            <StepTitle step={step} steps={listSteps(cart)} />
            {step === 'shipping' ? (
              <DeliveryStep
                fields={fields}
                cart={cart}
                notice={notice}
                onSend={loadLazySteps}
                onDone={() => goOn('billing')}
                onNotice={setNotice}
              />
            ) : null}
            <Suspense fallback={<Skeleton height="24rem" />}>
              {step === 'billing' ? (
                <BillingStep
                  fields={fields}
                  cart={cart}
                  notice={notice}
                  onDone={() => goOn('summary')}
                  onNotice={setNotice}
                />
              ) : null}
              {step === 'summary' ? (
                <SummaryStep
                  cart={cart}
                  isUpdating={isUpdating}
                  onPlace={place}
                  onRefused={onRefused}
                  onRetry={() => setNotice(null)}
                />
              ) : null}
            </Suspense>
          </div>
        )}
      </div>
      <OrderAside cart={cart} isUpdating={isUpdating} />
    </div>
  )
}

/** The step that the address asks for, as far as the cart has come; the address is put right where it asks for more. */
function useStep(cart: Cart) {
  const navigate = useNavigate()
  const { locale } = useShop()
  const [search] = useSearchParams()
  const wanted = search.get('step')
  const step = findStep(wanted, cart)

  // The address bar is outside of the page: a step that is not open yet must not stay in it.
  useEffect(() => {
    if (wanted && wanted !== step) navigate(toStepPath(locale, step), { replace: true })
  }, [wanted, step, locale, navigate])

  return { step, go: (next: CheckoutStep) => navigate(toStepPath(locale, next)) }
}

/** Names the step, and takes the focus when it changes, as a page of its own would. */
function StepTitle({ step, steps }: { readonly step: CheckoutStep; readonly steps: readonly CheckoutStep[] }) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  // The button that was pressed is gone with its step.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])

  const position = steps.indexOf(step) + 1
  const words = t(step === 'summary' ? 'checkout.summary.title' : `checkout.step.${step}`)
  return (
    <h2
      className={styles.stepTitle}
      ref={title}
      tabIndex={-1}
      aria-label={t('checkout.step.position', { position, count: steps.length, title: words })}
    >
      {words}
    </h2>
  )
}
