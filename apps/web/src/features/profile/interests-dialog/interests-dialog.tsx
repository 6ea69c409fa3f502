import { InterestsForm } from '../../../components/profile/interests-form.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'

export type InterestsArgs = {
  /** The interests so far, separated by pipes. */
  readonly interests: string
}

/** Asks what the shopper is interested in (DLG-12). */
export function InterestsDialog({ args, resolve }: DialogProps<InterestsArgs, string>) {
  const t = useTranslate()
  return (
    <DialogFrame title={t('profile.interests.title')}>
      <InterestsForm interests={args.interests} onSaved={resolve} />
    </DialogFrame>
  )
}
