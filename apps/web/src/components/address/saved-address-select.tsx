import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import { useState } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { type SavedAddress, toAddressInput } from '../../client/account/to-address-input.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Select } from '../../ui/select.tsx'

type Props = {
  /** Addresses of other countries are not offered, because the form asks by the rules of this one. */
  readonly country: string
  readonly onChoose: (address: ReturnType<typeof toAddressInput>) => void
}

/** Offers the saved shipping addresses of a signed-in shopper; nothing without any, and to a guest. */
export function SavedAddressSelect(props: Props) {
  return (
    <MessagesProvider areas={['account']}>
      <Offer {...props} />
    </MessagesProvider>
  )
}

function Offer({ country, onChoose }: Props) {
  const t = useTranslate()
  const addresses = (useProfile()?.consumerDetails.address ?? []).filter(
    ({ approachType, countryCode }) => approachType === 'S' && countryCode === country,
  )
  const [chosen, setChosen] = useState('')
  if (addresses.length === 0) return null
  const take = (id: string): void => {
    setChosen(id)
    const address = addresses.find((one) => one.id === id)
    if (address) onChoose(toAddressInput(address))
  }
  return (
    <Select
      label={t('account.addresses')}
      placeholder={t('account.addresses.choose')}
      value={chosen}
      onChange={({ target }) => take(target.value)}
      options={addresses.map((address) => ({ value: address.id, label: writeLine(address) }))}
    />
  )
}

const writeLine = (address: SavedAddress): string =>
  [`${address.firstName} ${address.lastName}`, formatAddressLine(address)].join(', ')
