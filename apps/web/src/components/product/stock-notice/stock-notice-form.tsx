import { isEmail } from '@lacehouse/domain/validation/validators'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { useShop } from '../../../client/use-shop.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { Text } from '../../../i18n/text.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FocusedNotice } from '../../../ui/focused-notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formatError } from '../../cart/format-error.ts'
import styles from './stock-notice-form.module.css'

type Props = { readonly variantId: string }

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
  const [stage, setStage] = useState<'open' | 'busy' | 'done'>('open')

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

  if (stage === 'done')
    return <FocusedNotice tone="positive">{t('stock.notice.done', { email: email.trim() })}</FocusedNotice>
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
