import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Shows that nothing was paid, after the shopper left PayPal's page (PAY-07). */
export function PaypalCancelled() {
  const t = useTranslate()
  return <Notice tone="info">{t('wallet.cancelled')}</Notice>
}
