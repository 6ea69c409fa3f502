import { useProfile, useSavedCards } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { hasFavourites } from '../../client/favourites/has-favourites.ts'
import { useShop } from '../../client/use-shop.ts'
import { CardsNotLoaded } from '../../components/account/cards-not-loaded.tsx'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-contents.module.css'

type Props = { readonly firstName: string }

/** Shows the signed-in account: profile, loyalty points, saved cards and addresses. */
export function AccountContents({ firstName }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const profile = useProfile()
  const canHaveFavourites = hasFavourites(useAccount())
  const points = profile?.loyaltySummary?.points.balance
  return (
    <div className={styles.contents}>
      <div>
        <p className={styles.hello}>{t('account.hello', { name: firstName })}</p>
        {profile ? <p className={styles.text}>{profile.consumerDetails.email}</p> : null}
        {points !== undefined ? <p className={styles.text}>{t('account.points', { points })}</p> : null}
      </div>
      {canHaveFavourites ? (
        <a className={styles.link} href={`/${locale}/favourites`}>
          <Icon name="heart" />
          {t('navigation.favourites')}
        </a>
      ) : null}
      <SavedAddresses />
      <SavedCards />
    </div>
  )
}

function SavedAddresses() {
  const t = useTranslate()
  const addresses = (useProfile()?.consumerDetails.address ?? []).filter(({ approachType }) => approachType === 'S')
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('account.addresses')}</h3>
      {addresses.length === 0 ? <p className={styles.text}>{t('account.addresses.none')}</p> : null}
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
  const { cards, retry } = useSavedCards()
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('account.cards')}</h3>
      {retry ? <CardsNotLoaded onRetry={retry} /> : null}
      {cards.length === 0 && !retry ? <p className={styles.text}>{t('account.cards.none')}</p> : null}
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
