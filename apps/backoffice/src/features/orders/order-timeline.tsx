import type { StaffOrder } from '@lacehouse/contracts'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toActionWord } from '../../words/to-action-word.ts'
import { useWords } from '../../words/use-words.ts'
import type { Words } from '../../words/words-context.ts'
import styles from './order-page.module.css'
import { toLedgerWord } from './order-payments.tsx'
import { toReason } from './order-pre-order.tsx'
import { useOrderChange } from './use-order-change.ts'

type Entry = StaffOrder['timeline'][number]

/** Everything that happened to an order, the newest first, and a form for a note. */
export function OrderTimeline({ order }: { readonly order: StaffOrder }) {
  const words = useWords()
  const { t, moment } = words
  const { rights } = useSession()
  return (
    <Panel title={t('backoffice.order.timeline')}>
      {rights.includes('orders.note') ? <NoteForm orderNumber={order.orderNumber} /> : null}
      <ol className={styles.list}>
        {order.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.detail} ${entry.amount}`}>
            <p className={styles.text}>{toText(entry, { words, currency: order.currency })}</p>
            <p className={styles.quiet}>
              {entry.actor
                ? t('backoffice.timeline.by', { date: moment(entry.at), name: entry.actor })
                : moment(entry.at)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type Context = { readonly words: Words; readonly currency: string }

const toText = ({ kind, detail, amount = 0 }: Entry, { words: { t, money }, currency }: Context): string => {
  const sum = money(amount, currency)
  switch (kind) {
    case 'placed':
      return t('backoffice.timeline.placed')
    case 'moved':
      return t('backoffice.timeline.moved', { state: t(`backoffice.step.${detail}` as 'backoffice.step.shipped') })
    case 'cancelled':
      return t('backoffice.timeline.cancelled', { units: Number(detail), amount: sum })
    case 'returned':
      return t('backoffice.timeline.returned', { units: Number(detail), amount: sum })
    case 'exchanged':
      return t('backoffice.timeline.exchanged', { units: Number(detail) })
    case 'returnRegistered':
      return t('backoffice.timeline.returnRegistered', { number: detail })
    case 'returnCancelled':
      return t('backoffice.timeline.returnCancelled', { number: detail })
    case 'delivery':
      return t('backoffice.timeline.delivery')
    case 'money':
      return t('backoffice.timeline.money', { entry: toLedgerWord(t, detail), amount: sum })
    case 'chargeDeclined':
      return t('backoffice.timeline.chargeDeclined', {
        amount: sum,
        reason: t(`backoffice.preOrder.reason.${toReason(detail)}`),
      })
    case 'mail':
      return t('backoffice.timeline.mail', { mail: t(`backoffice.mailName.${detail}` as 'backoffice.mailName.order') })
    case 'staff':
      return toActionWord(t, detail)
    default:
      return detail
  }
}

function NoteForm({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const add = useOrderChange(
    orderNumber,
    () => callBackoffice('backoffice.addOrderNote', { params: { orderNumber }, body: { noteId, text: text.trim() } }),
    () => {
      setText('')
      setNoteId(crypto.randomUUID())
    },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate()
  }
  return (
    <form className={styles.list} onSubmit={submit}>
      <ErrorNotice error={add.error} />
      <TextArea
        label={t('backoffice.note.label')}
        hint={t('backoffice.note.hint')}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" busy={add.isPending} disabled={text.trim() === ''}>
          {t('backoffice.note.action')}
        </Button>
      </div>
    </form>
  )
}
