import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { usePoints } from '../../client/account/points-query.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './account-page.module.css'

/** Lists the points that a member earned and spent, the newest first. */
export function PointsHistory() {
  const t = useTranslate()
  return (
    <section className={styles.part} aria-labelledby="points-history">
      <h2 className={styles.heading} id="points-history">
        {t('profile.points.title')}
      </h2>
      <Entries />
    </section>
  )
}

function Entries() {
  const t = useTranslate()
  const { date, number } = useFormat()
  const { entries, more, isLoadingMore, retry } = usePoints()
  const failure = retry ? <RetryNotice onRetry={retry}>{t('profile.points.notLoaded')}</RetryNotice> : null
  if (!entries) return failure ?? <Skeleton height="8rem" />
  if (entries.length === 0) return <p className={styles.none}>{t('profile.points.none')}</p>
  return (
    <>
      <ul className={styles.rows}>
        {entries.map(({ kind, points, date: day, orderNumber }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are appended and never change their place
          <li className={styles.row} key={index}>
            <div>
              <p>{t(`profile.points.${kind}`)}</p>
              <p className={styles.text}>
                {orderNumber ? (
                  <Text
                    id="profile.points.order"
                    values={{ date: date(day), orderNumber: <Unbroken>{formatOrderNumber(orderNumber)}</Unbroken> }}
                  />
                ) : (
                  date(day)
                )}
              </p>
            </div>
            <p className={styles.points}>{points > 0 ? `+${number(points)}` : number(points)}</p>
          </li>
        ))}
      </ul>
      {failure}
      {more && !retry ? (
        <div>
          <Button variant="secondary" busy={isLoadingMore} onClick={more}>
            {t('profile.points.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
