import { findOrderStage, hasSentGoods } from '@lacehouse/domain/order/find-order-stage'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { useShop } from '../../client/use-shop.ts'
import { WithdrawalLink, Withdrawn } from '../../components/order/withdrawn.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import {
  emptyTrackInput,
  mailIntent,
  type TrackInput,
  type TrackProblems,
  trackIntent,
  trackLengths,
} from './read-track-input.ts'
import styles from './track-page.module.css'
import { type TrackedOrder, TrackedShipment } from './tracked-shipment.tsx'

type Refusal =
  | 'orders.track.refused'
  | 'orders.track.tooOften'
  | 'orders.track.unavailable'
  | 'orders.track.link.tooOften'
  | 'orders.track.link.unavailable'

/** The form with what is wrong, the order that was found, or that the link of one was asked for by mail. */
export type TrackState =
  | {
      readonly step: 'form'
      readonly values: TrackInput
      readonly problems: TrackProblems
      readonly refusal?: Refusal
    }
  | { readonly step: 'found'; readonly order: TrackedOrder; readonly values: TrackInput }
  | { readonly step: 'mailed' }

const atFirst: TrackState = { step: 'form', values: emptyTrackInput, problems: {} }

/** Shows where an order is, by its number and email, without an account and without scripts (ACC-06). */
export function TrackPage({ state = atFirst }: { readonly state?: TrackState | undefined }) {
  if (state.step === 'mailed') return <Mailed />
  return state.step === 'found' ? <Found {...state} /> : <Form {...state} />
}

function Form({ values, problems, refusal }: Extract<TrackState, { step: 'form' }>) {
  const t = useTranslate()
  const { locale } = useShop()
  const register = (field: keyof TrackInput) => ({
    name: field,
    defaultValue: values[field],
    maxLength: trackLengths[field],
    error: problems[field] ? t(problems[field]) : null,
    required: true,
  })
  return (
    <section className={styles.page}>
      <h1>{t('orders.track.title')}</h1>
      <p>{t('orders.track.text')}</p>
      {refusal ? <Notice tone="negative">{t(refusal)}</Notice> : null}
      <form className={styles.form} method="post" action={`/${locale}/track-order`} noValidate>
        <TextField {...register('orderNumber')} label={t('orders.track.number')} autoComplete="off" />
        <TextField
          {...register('email')}
          label={t('orders.track.email')}
          hint={t('orders.track.emailHint')}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" variant="action" size="large">
          {t('orders.track.submit')}
        </Button>
        <LinkByMail />
      </form>
    </section>
  )
}

/** The second button of a form with number and email: the mail with the link goes to the email of the order. */
function LinkByMail() {
  const t = useTranslate()
  return (
    <div className={styles.link}>
      <p className={styles.quiet}>{t('orders.track.link.hint')}</p>
      <Button type="submit" name={trackIntent} value={mailIntent} variant="secondary">
        {t('orders.track.link.send')}
      </Button>
    </div>
  )
}

/** Says the same whether or not there is such an order. */
function Mailed() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <section className={styles.page} role="status">
      <h1>{t('orders.track.link.title')}</h1>
      <p>{t('orders.track.link.text')}</p>
      <LinkButton variant="secondary" href={`/${locale}/track-order`}>
        {t('orders.track.another')}
      </LinkButton>
    </section>
  )
}

function Found({ order, values }: Extract<TrackState, { step: 'found' }>) {
  const t = useTranslate()
  const { locale } = useShop()
  const { date } = useFormat()
  const { orderNumber, state, placedAt, withdrawnAt, shipments } = order
  const stage = findOrderStage(
    state,
    shipments.map((shipment) => shipment.state as ShipmentState),
  )
  return (
    <section className={styles.page}>
      <h1>{t(`orders.stage.${stage}`)}</h1>
      <p>
        <Text id="order.number" values={{ orderNumber: <Unbroken>{formatOrderNumber(orderNumber)}</Unbroken> }} />
        <br />
        <span className={styles.quiet}>{t('order.placedOn', { date: date(placedAt, { dateStyle: 'long' }) })}</span>
      </p>
      <Withdrawn at={withdrawnAt} />
      {shipments.map((shipment, index) => (
        <TrackedShipment key={shipment.shipmentId} shipment={shipment} position={index + 1} count={shipments.length} />
      ))}
      {state === 'finalised' || state === 'cancelled' ? (
        <form className={styles.form} method="post" action={`/${locale}/track-order`}>
          {state === 'finalised' ? <p>{t('orders.track.manage')}</p> : null}
          <input type="hidden" name="orderNumber" value={values.orderNumber} />
          <input type="hidden" name="email" value={values.email} />
          <Button type="submit" name={trackIntent} value={mailIntent} variant="secondary">
            {t('orders.track.link.send')}
          </Button>
        </form>
      ) : null}
      {hasSentGoods(shipments) ? (
        <LinkButton variant="secondary" href={`/${locale}/warranty?order=${orderNumber}`}>
          {t('orders.reportFault')}
        </LinkButton>
      ) : null}
      <WithdrawalLink orderNumber={orderNumber} shipments={shipments} />
      <LinkButton variant="secondary" href={`/${locale}/track-order`}>
        {t('orders.track.another')}
      </LinkButton>
    </section>
  )
}
