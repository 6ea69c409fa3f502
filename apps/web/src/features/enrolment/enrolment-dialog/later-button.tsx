import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'

/** Leaves a step without an answer. */
export function LaterButton({ onLater }: { readonly onLater: () => void }) {
  const t = useTranslate()
  return (
    <Button variant="secondary" size="large" wide onClick={onLater}>
      {t('credentials.enrolment.later')}
    </Button>
  )
}
