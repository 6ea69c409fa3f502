import type { StaffDraw } from '@lacehouse/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

type Props = { readonly draw: StaffDraw; readonly onClose: () => void }

/** Asks before a draw is cancelled, which cannot be taken back. */
export function CancelDrawDialog({ draw: { drawId }, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => callBackoffice('backoffice.cancelDraw', { params: { drawId }, body: {} }),
    onSuccess: async (draw) => {
      client.setQueryData(['draw', drawId], draw)
      onClose()
      await client.invalidateQueries({ queryKey: ['draws'] })
    },
  })
  return (
    <Dialog
      title={t('backoffice.draws.cancel.title')}
      action={t('backoffice.draws.cancel')}
      dismissal={t('backoffice.draws.cancel.keep')}
      variant="danger"
      busy={cancel.isPending}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>{t('backoffice.draws.cancel.text')}</p>
      <ErrorNotice error={cancel.error} />
    </Dialog>
  )
}
