import { CardsNotLoaded } from '../../account/cards-not-loaded.tsx'
import { useProfile, useSavedCards } from '../../account/profile-query.ts'
import { useAccount } from '../../account/use-account.ts'
import { AddressLines } from '../../cart/address-lines.tsx'
import { formatInstrument } from '../../cart/format-instrument.ts'
import { keepsFavourites } from '../../favourites/keeps-favourites.ts'
import { useText } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './account-contents.module.css'

type Props = { readonly firstName: string }

/** Who is signed in, and what the shop keeps for them. */
export function AccountContents({ firstName }: Props) {
  const say = useText()
  const { locale } = useShop()
  const profile = useProfile()
  const hasFavourites = keepsFavourites(useAccount())
  const points = profile?.loyaltySummary?.points.balance
  return (
    <div className={styles.contents}>
      <div>
        <p className={styles.hello}>{say('account.hello', { name: firstName })}</p>
        {profile ? <p className={styles.text}>{profile.consumerDetails.email}</p> : null}
        {points !== undefined ? <p className={styles.text}>{say('account.points', { points })}</p> : null}
      </div>
      {hasFavourites ? (
        <a className={styles.link} href={`/${locale}/favourites`}>
          <Icon name="heart" />
          {say('navigation.favourites')}
        </a>
      ) : null}
      <SavedAddresses />
      <SavedCards />
    </div>
  )
}

function SavedAddresses() {
  const say = useText()
  const addresses = (useProfile()?.consumerDetails.address ?? []).filter(({ approachType }) => approachType === 'S')
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{say('account.addresses')}</h3>
      {addresses.length === 0 ? <p className={styles.text}>{say('account.addresses.none')}</p> : null}
      {addresses.map((address) => (
        <div className={styles.line} key={address.id}>
          <AddressLines address={address} />
          {address.main ? <Badge>{say('account.main')}</Badge> : null}
        </div>
      ))}
    </section>
  )
}

function SavedCards() {
  const say = useText()
  const { cards, retry } = useSavedCards()
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{say('account.cards')}</h3>
      {retry ? <CardsNotLoaded onRetry={retry} /> : null}
      {cards.length === 0 && !retry ? <p className={styles.text}>{say('account.cards.none')}</p> : null}
      {cards.map((card) => (
        <div className={styles.line} key={card.paymentInstrumentId}>
          <p>
            {formatInstrument(say, { label: card.brand, additionalData: { brand: card.brand, last4: card.last4 } })}
          </p>
          {card.expired ? <Badge>{say('account.expired')}</Badge> : null}
          {card.main && !card.expired ? <Badge>{say('account.main')}</Badge> : null}
        </div>
      ))}
    </section>
  )
}
