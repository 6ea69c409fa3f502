import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Tells a shopper who left PayPal's page that nothing was paid (PAY-07). */
export function PaypalCancelled() {
  const t = useTranslate()
  return <Notice tone="info">{t('wallet.cancelled')}</Notice>
}
