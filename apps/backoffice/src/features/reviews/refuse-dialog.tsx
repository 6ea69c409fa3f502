import { type RefusalReason, refusalReasons } from '@lacehouse/domain/reviews/review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import type { ModeratedText } from './moderated-text.ts'

type Props = Pick<ModeratedText, 'kind' | 'textId'> & { readonly onClose: () => void }

/** Refuses a text with a reason, which the audit log keeps. */
export function RefuseDialog({ kind, textId, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const [reason, setReason] = useState<RefusalReason>('offensive')
  const refuse = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.decideText', { params: { kind, textId }, body: { decision: 'refused', reason } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['texts'] })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('backoffice.reviews.refuse')}
      action={t('backoffice.reviews.refuse')}
      variant="danger"
      busy={refuse.isPending}
      onSubmit={() => refuse.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={refuse.error} />
      <SelectField
        label={t('backoffice.reviews.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as RefusalReason)}
      >
        {refusalReasons.map((value) => (
          <option key={value} value={value}>
            {t(`backoffice.reviews.reason.${value}`)}
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}
