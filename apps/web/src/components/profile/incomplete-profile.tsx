import { listMissingFields } from '@lacehouse/domain/consumers/profile'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Profile } from './loaded-profile.tsx'
import { toFormValues } from './use-profile-values.ts'

/** Leads an incomplete profile to its completion, and names what is missing; nothing for a complete one (REG-07). */
export function IncompleteProfile({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const missing = listMissingFields(profile.consumerDetails.email, toFormValues(profile))
  if (missing.length === 0) return null
  const fields = missing.map((field) => t(`profile.field.${field}`)).join(', ')
  return (
    <Notice
      title={t('profile.incomplete.title')}
      actions={
        <Button variant="secondary" size="small" onClick={() => void openDialog('enrolment', {})}>
          {t('credentials.welcome.complete')}
        </Button>
      }
    >
      {t('profile.incomplete.text', { fields })}
    </Notice>
  )
}
