import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says to whoever left PayPal's page that nothing has happened (PAY-07). */
export function PaypalCancelled() {
  const t = useTranslate()
  return <Notice tone="info">{t('wallet.cancelled')}</Notice>
}
