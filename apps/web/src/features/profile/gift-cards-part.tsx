import { useRef } from 'react'
import { removeGiftCard, type SavedGiftCard, useSavedGiftCards } from '../../client/account/gift-cards-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'
import { NewGiftCard } from './new-gift-card.tsx'
import { Removal } from './removal.tsx'

/** The gift cards of the account: keep one, see its balance, take one out (ACC-04, decision 0074). */
export function GiftCardsPart() {
  const t = useTranslate()
  const { giftCards } = useShop().site.features
  const list = useRef<HTMLElement>(null)
  const { data, isError, refetch } = useSavedGiftCards()
  if (!giftCards) return null
  return (
    <section className={styles.part} ref={list} tabIndex={-1} aria-labelledby="gift-cards">
      <h2 className={styles.heading} id="gift-cards">
        {t('profile.giftCards.title')}
      </h2>
      <p className={styles.text}>{t('profile.giftCards.text')}</p>
      {!data && isError ? (
        <RetryNotice onRetry={() => void refetch()}>{t('profile.giftCards.notLoaded')}</RetryNotice>
      ) : null}
      {data || isError ? null : <Skeleton height="6rem" />}
      {data?.length === 0 ? <p className={styles.none}>{t('profile.giftCards.none')}</p> : null}
      <ul className={`${styles.list} ${styles.cards}`}>
        {data?.map((card) => (
          <li className={styles.card} key={card.giftCardId}>
            <GiftCard card={card} />
          </li>
        ))}
      </ul>
      <NewGiftCard />
    </section>
  )
}

function GiftCard({
  card: { giftCardId, last4, balance, currency, expiresAt, state },
}: {
  readonly card: SavedGiftCard
}) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const name = t('profile.giftCards.name', { last4 })
  const until = expiresAt && date(expiresAt, { dateStyle: 'long' })
  return (
    <>
      {state === 'usable' ? null : (
        <div className={styles.badges}>
          <Badge tone="warning">{t(`profile.giftCards.state.${state}`)}</Badge>
        </div>
      )}
      <div>
        <p>{name}</p>
        <p className={styles.balance}>{amount(balance, currency)}</p>
        {until ? (
          <p className={styles.text}>
            {t(state === 'expired' ? 'profile.cards.expired' : 'profile.cards.until', { until })}
          </p>
        ) : null}
      </div>
      <Removal
        label={t('account.cards.remove', { card: name })}
        question={t('profile.giftCards.remove.ask')}
        confirm={t('account.cards.remove.confirm')}
        onRemove={async () => {
          await removeGiftCard(giftCardId)
          toasts.add({ title: t('account.cards.removed', { card: name }) })
        }}
      />
    </>
  )
}
