import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import { useState } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { type SavedAddress, toAddressInput } from '../../client/account/to-address-input.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Select } from '../../ui/select.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './step-form.module.css'

type Props = {
  readonly onChoose: (address: ReturnType<typeof toAddressInput>) => void
  readonly savesToAccount: boolean
  readonly onSaveChange: (savesToAccount: boolean) => void
}

/** Offers the saved addresses of an account, and to save the typed one; a guest may sign in. */
export function SavedAddresses(props: Props) {
  return (
    <MessagesProvider areas={['account']}>
      <Own {...props} />
    </MessagesProvider>
  )
}

function Own({ onChoose, savesToAccount, onSaveChange }: Props) {
  const t = useTranslate()
  const account = useAccount()
  const { country } = useShop().site
  const addresses = (useProfile()?.consumerDetails.address ?? []).filter(
    ({ approachType, countryCode }) => approachType === 'S' && countryCode === country,
  )
  const [chosen, setChosen] = useState('')
  if (!account)
    return (
      <p className={styles.quiet}>
        {t('account.haveAccount')}{' '}
        <TextButton onClick={() => void openDialog('account', {})}>{t('account.signIn')}</TextButton>
      </p>
    )
  const take = (id: string): void => {
    setChosen(id)
    const address = addresses.find((one) => one.id === id)
    if (address) onChoose(toAddressInput(address))
  }
  return (
    <>
      {addresses.length > 0 ? (
        <Select
          label={t('account.addresses')}
          placeholder={t('account.addresses.choose')}
          value={chosen}
          onChange={({ target }) => take(target.value)}
          options={addresses.map((address) => ({ value: address.id, label: writeLine(address) }))}
        />
      ) : null}
      <Checkbox
        label={t('account.addresses.keep')}
        checked={savesToAccount}
        onChange={({ target }) => onSaveChange(target.checked)}
      />
    </>
  )
}

const writeLine = (address: SavedAddress): string =>
  [`${address.firstName} ${address.lastName}`, formatAddressLine(address)].join(', ')
