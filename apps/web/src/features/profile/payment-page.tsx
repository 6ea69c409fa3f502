import { useRef, useState } from 'react'
import { useSavedCards } from '../../client/account/profile-query.ts'
import { CardsNotLoaded } from '../../components/account/cards-not-loaded.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-page.module.css'
import { GiftCardsPart } from './gift-cards-part.tsx'
import { NewCard } from './new-card.tsx'
import { SavedCard } from './saved-card.tsx'
import { StoreCreditPart } from './store-credit-part.tsx'

const addHash = '#add'

/** Only a document that was loaded for this page has the policy that allows the provider's fields. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === location.pathname
}

/** The page of the saved cards, the store credit and the gift cards (ACC-04, PAY-16). */
export function PaymentPage() {
  return (
    <>
      <SavedCards />
      <StoreCreditPart />
      <GiftCardsPart />
    </>
  )
}

/** The saved cards: add one, make one the main card, remove one. */
function SavedCards() {
  const t = useTranslate()
  const { cards, isLoaded, retry } = useSavedCards()
  const list = useRef<HTMLElement>(null)
  const [isAdding, setAdding] = useState(() => location.hash === addHash)
  if (retry) return <CardsNotLoaded onRetry={retry} />
  if (!isLoaded) return <Skeleton height="10rem" />
  const add = (): void => {
    if (isOwnDocument()) {
      setAdding(true)
      return
    }
    location.hash = addHash
    location.reload()
  }
  const close = (): void => {
    setAdding(false)
    // The form disappears with its buttons, so that the focus moves to the list.
    list.current?.focus()
  }
  return (
    <section className={styles.part} ref={list} tabIndex={-1} aria-label={t('account.cards')}>
      {isAdding ? (
        <NewCard isFirst={cards.length === 0} onDone={close} />
      ) : (
        <div className={styles.ways}>
          <Button variant="secondary" onClick={add}>
            {t('profile.cards.add')}
          </Button>
        </div>
      )}
      {cards.length === 0 && !isAdding ? <p className={styles.none}>{t('profile.cards.none')}</p> : null}
      <ul className={`${styles.list} ${styles.cards}`}>
        {cards.map((card) => (
          <li className={styles.card} key={card.paymentInstrumentId}>
            <SavedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
