import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'

/** Cancels an import after a question. */
export function CancelButton({ importId }: { readonly importId: string }) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('backoffice.imports.cancel')}</Button>
      {isAsked ? <CancelDialog importId={importId} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

type DialogProps = { readonly importId: string; readonly onClose: () => void }

function CancelDialog({ importId, onClose }: DialogProps) {
  const { t } = useWords()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['import', importId] })
  const cancel = useMutation({
    mutationFn: () => callBackoffice('backoffice.cancelImport', { params: { importId } }),
    onSuccess: async () => {
      await refresh()
      onClose()
    },
    onError: refresh,
  })
  return (
    <Dialog
      title={t('backoffice.imports.cancel.title')}
      action={t('backoffice.imports.cancel')}
      variant="danger"
      busy={cancel.isPending}
      onSubmit={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>{t('backoffice.imports.cancel.text')}</p>
      <ErrorNotice error={cancel.error} />
    </Dialog>
  )
}
