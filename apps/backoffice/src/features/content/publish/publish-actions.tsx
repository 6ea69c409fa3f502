import type { StaffContent } from '@lacehouse/contracts'
import { useState } from 'react'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorNotice, Notice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toKey } from '../content-keys.ts'
import { ProblemList } from '../panels/problem-list.tsx'
import { useProblems } from '../panels/use-problems.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useDocumentChange } from './use-document-change.ts'

type Props = {
  readonly document: StaffContent
  readonly isSaved: boolean
  /** Leads to the field at a path of the document. */
  readonly onShow: (path: string) => void
}
type Open = 'publish' | 'schedule' | 'archive' | null

/** Publishes, schedules and unpublishes a document. */
export function PublishActions({ document, isSaved, onShow }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState<Open>(null)
  const [done, setDone] = useState<Exclude<Open, null> | null>(null)
  const close = () => setOpen(null)
  const leadTo = (path: string) => {
    close()
    onShow(path)
  }
  const finish = (what: Exclude<Open, null>) => {
    setDone(what)
    close()
  }
  return (
    <>
      <Button variant="action" disabled={!isSaved} onClick={() => setOpen('publish')}>
        {t('content.publish')}
      </Button>
      <Button disabled={!isSaved} onClick={() => setOpen('schedule')}>
        {t('content.schedule')}
      </Button>
      {document.published || document.scheduled.length > 0 ? (
        <Button variant="danger" disabled={!isSaved} onClick={() => setOpen('archive')}>
          {t('content.archive')}
        </Button>
      ) : null}
      {done && !open ? <Notice kind="done" text={t(`content.done.${done}`)} /> : null}
      {open === 'publish' ? (
        <PublishDialog document={document} onDone={() => finish('publish')} onClose={close} onShow={leadTo} />
      ) : null}
      {open === 'schedule' ? (
        <ScheduleDialog document={document} onDone={() => finish('schedule')} onClose={close} onShow={leadTo} />
      ) : null}
      {open === 'archive' ? (
        <ArchiveDialog document={document} onDone={() => finish('archive')} onClose={close} />
      ) : null}
    </>
  )
}

type DialogProps = { readonly document: StaffContent; readonly onDone: () => void; readonly onClose: () => void }

function PublishDialog({ document, onDone, onClose, onShow }: DialogProps & Pick<Props, 'onShow'>) {
  const { t } = useWords()
  const key = toKey(document)
  const { problems, canPublish, isPending } = useProblems(document)
  const publish = useDocumentChange(key, () =>
    callBackoffice('backoffice.publishContent', { params: key, body: { version: document.version } }),
  )
  return (
    <Dialog
      title={t('content.publish.title')}
      action={t('content.publish')}
      busy={publish.isPending}
      canSubmit={canPublish}
      onSubmit={() => publish.mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('content.publish.text')}</p>
      {isPending ? (
        <p role="status">{t('backoffice.loading')}</p>
      ) : (
        <ProblemList problems={problems} body={document.body} onShow={onShow} />
      )}
      <ErrorNotice error={publish.error} />
    </Dialog>
  )
}

function ArchiveDialog({ document, onDone, onClose }: DialogProps) {
  const { t } = useWords()
  const key = toKey(document)
  const archive = useDocumentChange(key, () =>
    callBackoffice('backoffice.archiveContent', { params: key, body: { version: document.version } }),
  )
  return (
    <Dialog
      title={t('content.archive')}
      action={t('content.archive')}
      variant="danger"
      busy={archive.isPending}
      onSubmit={() => archive.mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('content.archive.text')}</p>
      <ErrorNotice error={archive.error} />
    </Dialog>
  )
}
