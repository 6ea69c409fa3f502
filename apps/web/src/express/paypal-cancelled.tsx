import { useTranslate } from '../i18n/use-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Notice for a shopper who left PayPal's page without paying (PAY-07). */
export function PaypalLeft() {
  const t = useTranslate()
  return <Notice tone="info">{t('wallet.cancelled')}</Notice>
}
