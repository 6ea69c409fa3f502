import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { browserApi } from '../../../../client/api/browser-api.ts'
import { useShop } from '../../../../client/use-shop.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { loadScript } from '../../load-script.ts'
import styles from '../../step-form.module.css'
import { getLacePay, type MountedFields, type TokenOutcome, toFieldsTheme } from './lace-pay.ts'

export type CardFieldsHandle = { readonly tokenise: () => Promise<TokenOutcome> }

type Props = { readonly cartId: string; readonly onSubmit: () => void; readonly ref: Ref<CardFieldsHandle> }
type FieldsState = 'loading' | 'ready' | 'failed'

/** Shows the provider's card fields in their frame: nothing that is typed there reaches this page (PAY-01). */
export function CardFields({ cartId, onSubmit, ref }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedFields | null>(null)
  const [state, setState] = useState<FieldsState>('loading')
  const [attempt, setAttempt] = useState(0)

  // The frame outlives a rendering, so that it has to call the latest handler.
  const send = useEffectEvent(onSubmit)

  // The provider's script mounts the fields, which are a document of its origin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cart or another attempt needs a new session
  useEffect(() => {
    let isGone = false
    setState('loading')
    const fail = () => isGone || setState('failed')
    openFields(cartId, {
      locale,
      container,
      onReady: () => setState('ready'),
      onSubmit: () => send(),
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
  }, [cartId, attempt])

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
  readonly onError: (reason: string) => void
}

async function openFields(cartId: string, options: OpenOptions): Promise<MountedFields | null> {
  const { meta, provider } = await browserApi.call('cart.paymentSession', {
    query: { cartId, paymentMethodId: 'CREDIT_CARD', referer: location.href },
  })
  if (!meta.script) throw new Error('the provider names no script')
  await loadScript(meta.script)
  const { current: container } = options.container
  if (!container) return null
  const theme = toFieldsTheme(container)
  if (provider === 'stripe') {
    const { mountStripeFields } = await import('./stripe-fields.ts')
    return mountStripeFields({ ...options, container, publishableKey: meta.merchantSession, theme })
  }
  return getLacePay().mount({ ...options, container, session: meta.merchantSession, theme })
}
