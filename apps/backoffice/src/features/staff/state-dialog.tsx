import type { StaffMemberReply } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = { readonly member: StaffMemberReply; readonly onClose: () => void }

/** Asks before an account of staff is disabled or enabled. */
export function StateDialog({ member: { consumerNo, name, state }, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const kind = state === 'active' ? 'disable' : 'enable'
  const change = useMutation({
    mutationFn: () =>
      callBackoffice('backoffice.setStaffState', {
        params: { consumerNo },
        body: { state: kind === 'disable' ? 'disabled' : 'active' },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  return (
    <Dialog
      title={t(`backoffice.staff.${kind}`)}
      action={t(`backoffice.staff.${kind}`)}
      variant={kind === 'disable' ? 'danger' : 'action'}
      busy={change.isPending}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={change.error} />
      <p>{t(`backoffice.staff.${kind}Ask`, { name })}</p>
    </Dialog>
  )
}
