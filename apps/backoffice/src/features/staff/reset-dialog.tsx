import type { StaffMemberReply } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = { readonly member: StaffMemberReply; readonly onClose: () => void }

/** Asks before the second factor of a member of staff is removed. */
export function ResetDialog({ member: { consumerNo, name }, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const reset = useMutation({
    mutationFn: () => callBackoffice('backoffice.resetSecondFactor', { params: { consumerNo } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('backoffice.staff.reset')}
      action={t('backoffice.staff.reset')}
      variant="danger"
      busy={reset.isPending}
      onSubmit={() => reset.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={reset.error} />
      <p>{t('backoffice.staff.resetAsk', { name })}</p>
    </Dialog>
  )
}
