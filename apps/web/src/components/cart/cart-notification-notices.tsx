import type { Cart } from '../../client/cart/cart.ts'
import { dismissNotifications } from '../../client/cart/dismiss-notifications.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

const tones = { info: 'info', warning: 'warning', error: 'negative' } as const

type Props = { readonly notifications: Cart['customerNotifications'] }

/** Shows the notifications of a cart. Those that do not describe a lasting state can be dismissed (CART-17). */
export function CartNotificationNotices({ notifications }: Props) {
  const t = useTranslate()
  return notifications.map(({ code, message, level }) => (
    <Notice
      key={`${code} ${message}`}
      tone={tones[level]}
      onDismiss={isLasting(code) ? undefined : dismissNotifications}
      dismissLabel={t('common.dismiss')}
    >
      {message}
    </Notice>
  ))
}

/** A notification about a coupon or a gift stays as long as its cause does. */
const isLasting = (code: string) => code.startsWith('PRM') || code === 'GWP403'
