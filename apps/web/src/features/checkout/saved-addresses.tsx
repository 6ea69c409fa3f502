import type { toAddressInput } from '../../client/account/to-address-input.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { SavedAddressSelect } from '../../components/address/saved-address-select.tsx'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
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
  if (!account)
    return (
      <p className={styles.quiet}>
        {t('account.haveAccount')}{' '}
        <TextButton onClick={() => void openDialog('account', {})}>{t('account.signIn')}</TextButton>
      </p>
    )
  return (
    <>
      <SavedAddressSelect country={country} onChoose={onChoose} />
      <Checkbox
        label={t('account.addresses.keep')}
        checked={savesToAccount}
        onChange={({ target }) => onSaveChange(target.checked)}
      />
    </>
  )
}
