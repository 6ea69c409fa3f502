import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { type StoreCreditEntry, useStoreCredit } from '../../client/account/store-credit-query.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './account-page.module.css'
import own from './store-credit.module.css'

/** The store credit of the account: what is left in each currency, and how it came about (PAY-16). */
export function StoreCreditPart() {
  const t = useTranslate()
  const { amount } = useFormat()
  const { data, isError, refetch } = useStoreCredit()
  return (
    <section className={styles.part} aria-labelledby="store-credit">
      <h2 className={styles.heading} id="store-credit">
        {t('profile.storeCredit.title')}
      </h2>
      <p className={styles.text}>{t('profile.storeCredit.text')}</p>
      {!data && isError ? (
        <RetryNotice onRetry={() => void refetch()}>{t('profile.storeCredit.notLoaded')}</RetryNotice>
      ) : null}
      {data || isError ? null : <Skeleton height="4rem" />}
      {data?.balances.length === 0 ? <p className={styles.none}>{t('profile.storeCredit.none')}</p> : null}
      {data?.balances.map(({ currency, balance }) => (
        <p className={styles.balance} key={currency}>
          {amount(balance, currency)}
        </p>
      ))}
      {data && data.entries.length > 0 ? <History entries={data.entries} /> : null}
    </section>
  )
}

function History({ entries }: { readonly entries: readonly StoreCreditEntry[] }) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  return (
    <details>
      <summary className={own.summary}>{t('profile.storeCredit.history')}</summary>
      <ul className={own.entries}>
        {entries.map(({ at, kind, amount: moved, currency, orderNumber, reason }) => (
          <li className={own.entry} key={`${at} ${kind} ${moved} ${orderNumber}`}>
            <span>
              {t(`profile.storeCredit.kind.${kind}`)}
              <span className={own.note}>
                {[
                  date(at, { dateStyle: 'medium' }),
                  ...(reason ? [t(`profile.storeCredit.reason.${reason}`)] : []),
                ].join(' · ')}
                {orderNumber ? (
                  <>
                    {' · '}
                    <Text
                      id="profile.storeCredit.order"
                      values={{ orderNumber: <Unbroken>{formatOrderNumber(orderNumber)}</Unbroken> }}
                    />
                  </>
                ) : null}
              </span>
            </span>
            <span>{moved < 0 ? `−${amount(-moved, currency)}` : `+${amount(moved, currency)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
