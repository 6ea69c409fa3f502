import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import { useState } from 'react'
import { changeAddress } from '../../client/account/change-address.ts'
import { removeAddress } from '../../client/account/remove-address.ts'
import { type SavedAddress, toAddressInput } from '../../client/account/to-address-input.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'
import { Removal } from './removal.tsx'

type Props = { readonly address: SavedAddress; readonly onEdit: () => void }

/** Shows a saved address with its actions. */
export function AddressCard({ address, onEdit }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const name = formatAddressLine(address)

  async function makeMain(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      const { id, approachType } = address
      await changeAddress(id, { ...toAddressInput(address), approachType, main: true })
      toasts.add({ title: t('profile.addresses.madeMain') })
    } catch (error) {
      toasts.add({ title: formatError(t, error), tone: 'negative' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {address.main ? (
        <div className={styles.badges}>
          <Badge tone="ink">{t('account.main')}</Badge>
        </div>
      ) : null}
      <AddressLines address={address} />
      <div className={styles.ways}>
        <TextButton aria-label={t('profile.addresses.edit.of', { address: name })} onClick={onEdit}>
          {t('profile.addresses.edit')}
        </TextButton>
        {address.main ? null : (
          <TextButton
            aria-label={t('profile.makeMain.of', { name })}
            aria-busy={isBusy || undefined}
            onClick={() => void makeMain()}
          >
            {t('profile.makeMain')}
          </TextButton>
        )}
        <Removal
          label={t('profile.remove')}
          question={t('profile.addresses.remove.ask', { address: name })}
          confirm={t('profile.addresses.remove.confirm')}
          onRemove={async () => {
            await removeAddress(address.id)
            toasts.add({ title: t('profile.addresses.removed') })
          }}
        />
      </div>
    </>
  )
}
