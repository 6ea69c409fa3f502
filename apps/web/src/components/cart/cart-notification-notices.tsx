import type { Cart } from '../../client/cart/cart.ts'
import { dismissNotifications } from '../../client/cart/dismiss-notifications.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

const tones = { info: 'info', warning: 'warning', error: 'negative' } as const

type Props = { readonly news: Cart['customerNotifications'] }

/** What a cart has to tell since it was seen; what is told once can be dismissed (CART-17). */
export function CartNotificationNotices({ news }: Props) {
  const t = useTranslate()
  return news.map(({ code, message, level }) => (
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

/** What is said of codes and gifts holds as long as it is so; all else is told once. */
const isLasting = (code: string) => code.startsWith('PRM') || code === 'GWP403'
