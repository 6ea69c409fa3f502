import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './stock-notice-end.module.css'

type Props = {
  /** The token of the mail's link. */
  readonly st: string
  /** The outcome of the button; null before it was pressed. */
  readonly end: 'ended' | 'expired' | null
}

/** Ends all mails about stock to the mailbox that got the link, by a form that works without a script. */
export function StockNoticeEnd({ st, end }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <section className={styles.page}>
      <h1>{t('stock.notice.endTitle')}</h1>
      {end ? (
        <Notice tone={end === 'ended' ? 'positive' : 'warning'}>{t(`stock.notice.${end}`)}</Notice>
      ) : (
        <form className={styles.page} method="post" action={`/${locale}/stock-notice?st=${encodeURIComponent(st)}`}>
          <p>{t('stock.notice.endText')}</p>
          <input type="hidden" name="st" value={st} />
          <Button type="submit" variant="action" size="large">
            {t('stock.notice.endAction')}
          </Button>
        </form>
      )}
    </section>
  )
}
