import type { CallReply } from '@lacehouse/contracts'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './card-fields.module.css'
import { getLacePay, type MountedFields, type TokenOutcome } from './lace-pay.ts'
import { loadScript } from './load-script.ts'
import { toFieldsTheme } from './to-fields-theme.ts'

export type CardFieldsHandle = { readonly tokenise: () => Promise<TokenOutcome> }

/** A session of the provider for its fields. */
export type CardSession = Pick<CallReply<'cart.paymentSession'>, 'provider' | 'meta'>

type Props = {
  /** The purpose of the session; another value opens another session. */
  readonly subject: string
  readonly openSession: () => Promise<CardSession>
  readonly onSubmit: () => void
  /** Called when all fields of the card have become complete. */
  readonly onComplete: () => void
  readonly ref: Ref<CardFieldsHandle>
}
type FieldsState = 'loading' | 'ready' | 'failed'

/** Shows the provider's card fields in their frame: nothing that is typed there reaches this page (PAY-01). */
export function CardFields({ subject, openSession, onSubmit, onComplete, ref }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedFields | null>(null)
  const [state, setState] = useState<FieldsState>('loading')
  const [attempt, setAttempt] = useState(0)

  // The frame outlives a rendering, so that it has to call the latest handler.
  const send = useEffectEvent(onSubmit)
  const complete = useEffectEvent(onComplete)

  // The provider's script mounts the fields, which are a document of its origin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another subject or another attempt needs a new session
  useEffect(() => {
    let isGone = false
    setState('loading')
    const fail = () => isGone || setState('failed')
    openFields(openSession, {
      locale,
      container,
      onReady: () => setState('ready'),
      onSubmit: () => send(),
      onChange: ({ complete: isComplete }) => isComplete && complete(),
      onError: (reason) => reason === 'unreachable' && fail(),
    }).then((fields) => {
      if (isGone) fields?.unmount()
      else mounted.current = fields
    }, fail)
    return () => {
      isGone = true
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [subject, attempt])

  useImperativeHandle(ref, () => ({
    tokenise: async () => {
      const outcome = await (mounted.current?.tokenise() ?? ({ ok: false, reason: 'unreachable' } as const))
      if (!outcome.ok && outcome.reason === 'session_unknown') setAttempt((old) => old + 1)
      if (!outcome.ok && outcome.reason === 'unreachable') setState('failed')
      return outcome
    },
  }))

  return (
    <div className={styles.card}>
      {state === 'loading' ? (
        <p className={styles.quiet}>
          <Spinner /> {t('payment.card.loading')}
        </p>
      ) : null}
      {state === 'failed' ? (
        <Notice
          tone="negative"
          actions={
            <Button variant="secondary" size="small" onClick={() => setAttempt((old) => old + 1)}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('payment.card.loadFailed')}
        </Notice>
      ) : null}
      <div className={styles.frame} ref={container} data-state={state} />
      <p className={styles.quiet}>
        <Icon name="lock" size={16} />
        {t('payment.card.safe')}
      </p>
    </div>
  )
}

type OpenOptions = {
  readonly locale: string
  readonly container: { readonly current: HTMLDivElement | null }
  readonly onReady: () => void
  readonly onSubmit: () => void
  readonly onChange: (state: { readonly complete: boolean }) => void
  readonly onError: (reason: string) => void
}

async function openFields(openSession: Props['openSession'], options: OpenOptions): Promise<MountedFields | null> {
  const { meta, provider } = await openSession()
  if (!meta.script) throw new Error('the provider names no script')
  await loadScript(meta.script, { hasCookies: false })
  const { current: container } = options.container
  if (!container) return null
  const theme = toFieldsTheme(container)
  if (provider === 'stripe') {
    const { mountStripeFields } = await import('./stripe-fields.ts')
    return mountStripeFields({ ...options, container, publishableKey: meta.merchantSession, theme })
  }
  return getLacePay().mount({ ...options, container, session: meta.merchantSession, theme })
}
