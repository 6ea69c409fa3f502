import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type Cart, isBeingOrdered } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { usePageNavigate } from '../../navigation/use-page-navigate.ts'
import { Notice } from '../../ui/notice.tsx'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './checkout-page.module.css'
import { type CheckoutStep, checkoutSteps, findStep, listSteps, toStepPath } from './checkout-steps.ts'
import { CartNotificationNotices, loadLazySteps, PlacingPanel } from './lazy-steps.ts'
import { listTotalNotifications } from './list-total-notifications.ts'
import { OrderAside } from './order-aside.tsx'
import { reportStep } from './report-step.ts'
import { stepComponents } from './step-components.ts'
import { isShownAtInput, useCheckoutNotice } from './use-checkout-notice.ts'
import { useExpress } from './use-express.ts'
import { usePlacing } from './use-placing.ts'

type Props = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  readonly isUpdating: boolean
}

/** Shows the current step with the progress and notices above it, or the progress of the order that is being placed. */
export function CheckoutFlow({ fields, cart, isUpdating }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { step, go } = useStep(cart)
  const [search] = useSearchParams()
  const isExpress = useExpress(cart, step, go)
  const { notice, setNotice, onRefused, ...ends } = useCheckoutNotice(go)
  const { phase, bankUrl, place, resume, hold, choose } = usePlacing({ onRefused, ...ends })
  const pendingOrder = isBeingOrdered(cart) ? (cart.orderNumber ?? null) : null

  // After a reload the order that is being placed goes on where it was: at the bank's challenge, or at its answer (CHK-09).
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each pending order, not for each rendering
  useEffect(() => {
    if (!pendingOrder) return
    // The address to which the bank returned has done its work; it would otherwise outlive this order.
    if (search.has('placing')) go(step)
    resume(pendingOrder)
  }, [pendingOrder])

  const isPlacing = phase !== 'idle' || pendingOrder !== null
  const notifications = listTotalNotifications(cart)
  const steps = listSteps(cart)
  const Step = stepComponents[step]
  const goToNext = () => {
    reportStep(step)
    setNotice(null)
    go(steps[steps.indexOf(step) + 1] ?? step)
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ProgressSteps
          label={t('checkout.steps')}
          current={step}
          steps={steps.map((id) => ({
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
        <Suspense>
          {pendingOrder || notifications.length === 0 ? null : (
            <CartNotificationNotices notifications={notifications} />
          )}
        </Suspense>
        {isPlacing ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <PlacingPanel
              phase={phase}
              bankUrl={bankUrl}
              email={(cart.billingAddress ?? cart.shippingAddress)?.email ?? null}
              onHold={hold}
              onChoose={choose}
            />
          </Suspense>
        ) : null}
        {isExpress ? <Skeleton height="24rem" /> : null}
        {pendingOrder ? null : (
          // The step is hidden and keeps its state, so that after a refusal all inputs are as they were.
          <div hidden={phase !== 'idle' || isExpress} className={styles.step}>
            <StepTitle step={step} steps={steps} />
            <Suspense fallback={<Skeleton height="24rem" />}>
              <Step
                fields={fields}
                cart={cart}
                isUpdating={isUpdating}
                notice={notice}
                onNotice={setNotice}
                onSend={loadLazySteps}
                onDone={goToNext}
                onPlace={place}
                onRefused={onRefused}
              />
            </Suspense>
          </div>
        )}
      </div>
      <OrderAside cart={cart} isUpdating={isUpdating} isUnfolded={step === 'summary' && !isPlacing} />
    </div>
  )
}

/** Finds the step that the address asks for. The address is corrected where that step is not open yet. */
function useStep(cart: Cart) {
  const navigate = usePageNavigate()
  const { locale } = useShop()
  const [search] = useSearchParams()
  const requested = search.get('step')
  const step = findStep(requested, cart)

  // The address bar is outside of React: a step that is not open yet must not stay in it, and a shopper who is leaving is not led back.
  useEffect(() => {
    const isHere = location.pathname.endsWith('/checkout')
    if (isHere && requested && requested !== step) navigate(toStepPath(locale, step), { replace: true })
  }, [requested, step, locale, navigate])

  return { step, go: (next: CheckoutStep) => navigate(toStepPath(locale, next)) }
}

/** Shows the step's title and focuses it when the step changes, as a navigation to a page would. */
function StepTitle({ step, steps }: { readonly step: CheckoutStep; readonly steps: readonly CheckoutStep[] }) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  // The focused button disappears together with its step, so the focus has to be placed again.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])

  const position = steps.indexOf(step) + 1
  const words = t(checkoutSteps[step].title)
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
