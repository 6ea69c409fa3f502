import type { StaffOrder } from '@lacehouse/contracts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/detail-page.module.css'
import { Facts } from '../../ui/facts.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toLocalDay } from '../../words/to-local-day.ts'
import { useWords } from '../../words/use-words.ts'
import { ChargeBadge } from './state-badges.tsx'
import { useOrderChange } from './use-order-change.ts'

type PreOrder = NonNullable<StaffOrder['preOrder']>
type Charge = NonNullable<PreOrder['charge']>
type Props = { readonly order: StaffOrder; readonly preOrder: PreOrder }

/** The goods of a pre-order, and how far the charge of its card is. */
export function OrderPreOrder({ order, preOrder: { from, missing, charge } }: Props) {
  const { t, day } = useWords()
  return (
    <Panel title={t('backoffice.preOrder.title')}>
      <Facts
        facts={[
          [t('backoffice.preOrder.from'), day(toLocalDay(from))],
          [t('backoffice.preOrder.goods'), t('backoffice.preOrder.missing', { missing })],
        ]}
      />
      {charge ? <ChargeState order={order} charge={charge} /> : null}
    </Panel>
  )
}

type ChargeProps = { readonly order: StaffOrder; readonly charge: Charge }

function ChargeState({ order: { orderNumber, currency }, charge }: ChargeProps) {
  const { t, money, moment } = useWords()
  const { rights } = useSession()
  const { state, amount = 0, reason, dueUntil, again } = charge
  const charges = useOrderChange(orderNumber, (step: NonNullable<Charge['again']>) =>
    callBackoffice('backoffice.moveShipment', { params: { orderNumber }, body: step }),
  )
  const values = {
    amount: money(amount, currency),
    reason: t(`backoffice.preOrder.reason.${toReason(reason)}`),
    date: dueUntil ? moment(dueUntil) : '',
  }
  return (
    <>
      <div role="status">
        <ChargeBadge charge={state} />
        <p>{t(`backoffice.preOrder.about.${state}`, values)}</p>
      </div>
      <ErrorNotice error={charges.error} />
      {again && rights.includes('orders.fulfil') ? (
        <div className={page.actions}>
          <Button busy={charges.isPending} onClick={() => charges.mutate(again)}>
            {t('backoffice.preOrder.again')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const reasons = ['declined', 'fraud', 'expired', 'authentication'] as const

/** A provider's reason for which there are words. */
export function toReason(reason = ''): (typeof reasons)[number] {
  return reasons.find((known) => known === reason) ?? 'declined'
}
