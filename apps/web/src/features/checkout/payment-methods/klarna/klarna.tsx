import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { AgreedPayment } from '../agreed-payment.tsx'
import type { PaymentBodyProps, PreparedPayment } from '../payment-method-props.ts'
import { agreeWithKlarna, type KlarnaSession, openKlarna, showKlarna, toKlarnaAddress } from './klarna-widget.ts'

type WidgetState = 'loading' | 'ready' | 'failed'

/** Offers payment over time in Klarna's frame; an approval comes back as a token (PAY-06). */
export function Klarna({ cart, ref }: PaymentBodyProps) {
  const t = useTranslate()
  const [wantsAnew, setWantsAnew] = useState(false)
  const known = cart.payment_instruments.find(({ payment_method_id }) => payment_method_id === 'KLARNA')
  // An approval of another amount than is due does not pay.
  const isStale = known?.amount === 0
  const isAgreed = known !== undefined && !isStale && !wantsAnew
  const widget = useWidget(cart.id, isAgreed ? null : cart.totals.total)

  useImperativeHandle(ref, () => ({
    prepare: async (): Promise<PreparedPayment> => {
      if (isAgreed) return { ok: true, instrument: null }
      const { state, chosen, session } = widget
      if (state !== 'ready' || !chosen || !session) return { ok: false, words: t('PAY400') }
      const answer = await agreeWithKlarna(chosen, toKlarnaAddress(cart))
      if (!answer.ok) return { ok: false, words: t(`payment.klarna.${answer.reason}`) }
      const instrument = { payment_method_id: 'KLARNA', token: answer.token, payment_session_id: session.id } as const
      return { ok: true, instrument }
    },
  }))

  if (isAgreed)
    return (
      <AgreedPayment
        words={t('payment.klarna.agreed')}
        again={t('payment.klarna.again')}
        onAgain={() => setWantsAnew(true)}
      />
    )
  return (
    <>
      {isStale ? <Notice tone="warning">{t('payment.klarna.changed')}</Notice> : null}
      {widget.categories.length > 1 ? (
        <RadioCards
          legend={t('payment.klarna.choose')}
          hideLegend
          name="klarna-category"
          value={widget.chosen}
          onChange={widget.choose}
          cards={widget.categories.map(({ id, name }) => ({ value: id, title: name }))}
        />
      ) : null}
      {widget.state === 'loading' ? (
        <p>
          <Spinner /> {t('payment.klarna.loading')}
        </p>
      ) : null}
      {widget.state === 'failed' ? (
        <Notice
          tone="negative"
          actions={
            <Button variant="secondary" size="small" onClick={widget.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('PAY400')}
        </Notice>
      ) : null}
      <div ref={widget.container} />
    </>
  )
}

/** Mounts the widget: a session for each total, a frame for each kind of payment. */
function useWidget(cartId: string, total: number | null) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<WidgetState>('loading')
  const [session, setSession] = useState<KlarnaSession | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // Klarna's script mounts the widget, which is a document of its origin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another total or another attempt needs a new session
  useEffect(() => {
    if (total === null) return
    let isGone = false
    setState('loading')
    openKlarna(cartId).then(
      (opened) => {
        if (isGone) return
        const [first] = opened.categories
        setSession(opened)
        setChosen(first?.id ?? null)
        setState(first ? 'ready' : 'failed')
      },
      () => isGone || setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [cartId, total, attempt])

  // The same session shows another kind of payment.
  useEffect(() => {
    if (state !== 'ready' || !chosen || !container.current) return
    showKlarna(container.current, chosen).catch(() => setState('failed'))
  }, [state, chosen])

  const retry = () => setAttempt((old) => old + 1)
  return { container, state, session, categories: session?.categories ?? [], chosen, choose: setChosen, retry }
}
