import type { ReactNode } from 'react'
import { useOwnProfile, useProfile, useSavedCards } from '../../client/account/profile-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { CardsNotLoaded } from '../../components/account/cards-not-loaded.tsx'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-contents.module.css'
import { SpendBanner } from './spend-banner.tsx'

type Props = {
  readonly firstName: string
  /** Shown below the greeting. */
  readonly children?: ReactNode
}

/** Shows the signed-in account: profile, loyalty points, spend, saved cards and addresses. */
export function AccountContents({ firstName, children }: Props) {
  const t = useTranslate()
  const profile = useProfile()
  const points = profile?.loyaltySummary?.points.balance
  return (
    <div className={styles.contents}>
      <div>
        <p className={styles.hello}>{t('account.hello', { name: firstName })}</p>
        {profile ? <p className={styles.text}>{profile.consumerDetails.email}</p> : null}
        {points !== undefined ? <p className={styles.text}>{t('account.points', { points })}</p> : null}
      </div>
      <SpendBanner />
      {children}
      <SavedAddresses />
      <SavedCards />
    </div>
  )
}

function SavedAddresses() {
  const t = useTranslate()
  const { locale } = useShop()
  const { profile, retry } = useOwnProfile()
  const addresses = (profile?.consumerDetails.address ?? []).filter(({ approachType }) => approachType === 'S')
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('account.addresses')}</h2>
      {retry ? <RetryNotice onRetry={retry}>{t('account.addresses.loadFailed')}</RetryNotice> : null}
      {profile || retry ? null : <Skeleton height="4rem" />}
      {profile && addresses.length === 0 ? (
        <>
          <p className={styles.text}>{t('account.addresses.none')}</p>
          <a href={`/${locale}/account/addresses`}>{t('account.addresses.add')}</a>
        </>
      ) : null}
      {addresses.map((address) => (
        <div className={styles.line} key={address.id}>
          <AddressLines address={address} />
          {address.main ? <Badge>{t('account.main')}</Badge> : null}
        </div>
      ))}
    </section>
  )
}

function SavedCards() {
  const t = useTranslate()
  const { locale } = useShop()
  const { cards, isLoaded, retry } = useSavedCards()
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('account.cards')}</h2>
      {retry ? <CardsNotLoaded onRetry={retry} /> : null}
      {isLoaded || retry ? null : <Skeleton height="2rem" />}
      {isLoaded && cards.length === 0 ? (
        <>
          <p className={styles.text}>{t('account.cards.none')}</p>
          <a href={`/${locale}/account/payment`}>{t('account.cards.add')}</a>
        </>
      ) : null}
      {cards.map((card) => (
        <div className={styles.line} key={card.paymentInstrumentId}>
          <p>{formatInstrument(t, { label: card.brand, additionalData: { brand: card.brand, last4: card.last4 } })}</p>
          {card.expired ? <Badge>{t('account.expired')}</Badge> : null}
          {card.main && !card.expired ? <Badge>{t('account.main')}</Badge> : null}
        </div>
      ))}
    </section>
  )
}
