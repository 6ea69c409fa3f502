import { useRef, useState } from 'react'
import type { SavedAddress } from '../../client/account/to-address-input.ts'
import { LoadedProfile, type Profile } from '../../components/profile/loaded-profile.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-page.module.css'
import { AddressCard } from './address-card.tsx'
import { AddressEditor } from './address-editor.tsx'

type Kind = SavedAddress['approachType']

/** The page of the saved addresses: shipping and billing addresses, one of each type the main one (ACC-03). */
export function AddressesPage() {
  return (
    <LoadedProfile>
      {(profile) => (
        <>
          <AddressList kind="S" profile={profile} />
          <AddressList kind="B" profile={profile} />
        </>
      )}
    </LoadedProfile>
  )
}

/** The edited address: its id, or `new`. */
type Edited = { readonly id: string } | 'new' | null

function AddressList({ kind, profile }: { readonly kind: Kind; readonly profile: Profile }) {
  const t = useTranslate()
  const list = useRef<HTMLElement>(null)
  const [edited, setEdited] = useState<Edited>(null)
  const { address: all, email } = profile.consumerDetails
  const addresses = all.filter(({ approachType }) => approachType === kind)
  const id = `addresses-${kind}`
  const isEdited = (address: SavedAddress) => edited !== null && edited !== 'new' && edited.id === address.id
  const close = (): void => {
    setEdited(null)
    // The form disappears with its buttons, so that the focus moves to the list.
    list.current?.focus()
  }
  const editor = { kind, email, isFirst: addresses.length === 0, onDone: close }
  return (
    <section className={styles.part} aria-labelledby={id} ref={list} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {t(`profile.addresses.${kind}`)}
        </h2>
        {edited === 'new' ? null : (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t(`profile.addresses.add.${kind}`)}
          </Button>
        )}
      </div>
      {edited === 'new' ? <AddressEditor {...editor} /> : null}
      {addresses.length === 0 && edited !== 'new' ? (
        <p className={styles.none}>{t(`profile.addresses.none.${kind}`)}</p>
      ) : null}
      <ul className={`${styles.list} ${styles.cards}`}>
        {addresses.map((address) => (
          <li className={styles.card} key={address.id}>
            {isEdited(address) ? (
              <AddressEditor {...editor} address={address} />
            ) : (
              <AddressCard address={address} onEdit={() => setEdited({ id: address.id })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
