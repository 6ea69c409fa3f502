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
import { emptyTrackInput, type TrackInput, type TrackProblems, trackLengths } from './read-track-input.ts'
import styles from './track-page.module.css'
import { type TrackedOrder, TrackedShipment } from './tracked-shipment.tsx'

/** The form with what is wrong, or the order that was found. */
export type TrackState =
  | {
      readonly step: 'form'
      readonly values: TrackInput
      readonly problems: TrackProblems
      readonly refusal?: 'orders.track.refused' | 'orders.track.tooOften' | 'orders.track.unavailable'
    }
  | { readonly step: 'found'; readonly order: TrackedOrder }

const atFirst: TrackState = { step: 'form', values: emptyTrackInput, problems: {} }

/** Shows where an order is, by its number and email, without an account and without scripts (ACC-06). */
export function TrackPage({ state = atFirst }: { readonly state?: TrackState | undefined }) {
  return state.step === 'found' ? <Found order={state.order} /> : <Form {...state} />
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
      </form>
    </section>
  )
}

function Found({ order }: { readonly order: TrackedOrder }) {
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
      {state === 'finalised' ? <p>{t('orders.track.manage')}</p> : null}
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
