import { DialogBlocks } from '../../../blocks/dialog-blocks.tsx'
import type { AddressFormField } from '../../../components/address/address-fields.ts'
import { JoinForm } from '../../../components/profile/join-form.tsx'
import { LoadedProfile } from '../../../components/profile/loaded-profile.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'

export type LoyaltySignUpArgs = {
  /** The rule of the country's postal codes. */
  readonly postalCode: AddressFormField
}

/** Lets a signed-in shopper join the loyalty programme; what the account knows is filled in and locked (DLG-15, REG-05). */
export function LoyaltySignUpDialog({ args, resolve }: DialogProps<LoyaltySignUpArgs, true>) {
  const t = useTranslate()
  return (
    <DialogFrame title={t('profile.loyalty.join.title')}>
      <LoadedProfile>
        {(profile) => <JoinForm profile={profile} {...args} onJoined={() => resolve(true)} />}
      </LoadedProfile>
      <DialogBlocks page="loyalty-modal" />
    </DialogFrame>
  )
}
