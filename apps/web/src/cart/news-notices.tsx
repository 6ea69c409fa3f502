import { useText } from '../i18n/use-text.ts'
import { Notice } from '../ui/notice.tsx'
import type { Cart } from './cart.ts'
import { dismissNews } from './dismiss-news.ts'

const tones = { info: 'info', warning: 'warning', error: 'negative' } as const

type Props = { readonly news: Cart['customerNotifications'] }

/** What a cart has to tell since it was seen; what is told once can be dismissed (CART-17). */
export function NewsNotices({ news }: Props) {
  const say = useText()
  return news.map(({ code, message, level }) => (
    <Notice
      key={`${code} ${message}`}
      tone={tones[level]}
      onDismiss={isLasting(code) ? undefined : dismissNews}
      dismissLabel={say('common.dismiss')}
    >
      {message}
    </Notice>
  ))
}

/** What is said of codes and gifts holds as long as it is so; all else is told once. */
const isLasting = (code: string) => code.startsWith('PRM') || code === 'GWP403'
