import { isEmail } from '@lacehouse/domain/validation/validators'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { useShop } from '../../../client/use-shop.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { Text } from '../../../i18n/text.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formatError } from '../../cart/format-error.ts'
import styles from './stock-notice-form.module.css'

type Props = { readonly variantId: string }
type Stage = 'open' | 'busy' | 'done' | 'takenBack'

/** Asks for one mail when the variant is in stock again. */
export function StockNoticeForm({ variantId }: Props) {
  return (
    <MessagesProvider areas={['stock', 'errors']}>
      <NoticeForm key={variantId} variantId={variantId} />
    </MessagesProvider>
  )
}

function NoticeForm({ variantId }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [stage, setStage] = useState<Stage>('open')

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (stage === 'busy') return
    if (!isEmail(email.trim())) {
      setError(t('stock.notice.invalid'))
      field.current?.focus()
      return
    }
    setError(null)
    setStage('busy')
    try {
      await browserApi.call('products.requestStockNotice', { body: { productId: variantId, email: email.trim() } })
      setStage('done')
    } catch (failure) {
      setError(formatError(t, failure))
      setStage('open')
    }
  }

  async function takeBack(): Promise<void> {
    setError(null)
    try {
      await browserApi.call('products.takeStockNoticeBack', { body: { productId: variantId, email: email.trim() } })
      setStage('takenBack')
    } catch (failure) {
      setError(formatError(t, failure))
    }
  }

  if (stage === 'takenBack') return <FocusedNotice tone="positive">{t('stock.notice.takenBack')}</FocusedNotice>
  if (stage === 'done')
    return (
      <div className={styles.form}>
        <FocusedNotice tone="positive">{t('stock.notice.done', { email: email.trim() })}</FocusedNotice>
        {error ? <Notice tone="negative">{error}</Notice> : null}
        <TextButton onClick={() => void takeBack()}>{t('stock.notice.takeBack')}</TextButton>
      </div>
    )
  return (
    <form className={styles.form} aria-labelledby="stock-notice" noValidate onSubmit={(event) => void send(event)}>
      <h2 className={styles.title} id="stock-notice">
        {t('stock.notice.open')}
      </h2>
      <TextField
        ref={field}
        label={t('stock.notice.label')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={100}
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value)
          setError(null)
        }}
      />
      <Button type="submit" variant="secondary" size="large" wide busy={stage === 'busy'}>
        {t('stock.notice.send')}
      </Button>
      <p className={styles.consent}>
        <Text
          id="stock.notice.consent"
          values={{ link: (words: ReactNode[]) => <a href={`/${locale}/privacy`}>{words}</a> }}
        />
      </p>
    </form>
  )
}
