import { useText } from '../i18n/use-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Notice for a shopper who left PayPal's page without paying (PAY-07). */
export function PaypalLeft() {
  const say = useText()
  return <Notice tone="info">{say('wallet.cancelled')}</Notice>
}
