import type { StaffProductMedia } from '@lacehouse/contracts'
import { mediaBounds } from '@lacehouse/domain/product/product-media'
import { useState } from 'react'
import { BackofficeError } from '../../client/backoffice-error.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './media-panel.module.css'
import { MediumItem } from './medium-item.tsx'
import { MediumUpload } from './medium-upload.tsx'
import { type DraftMedium, firstFileOf, useMedia, useMediaDraft } from './use-media-draft.ts'

/** The videos, 360-degree views and models of a product (decision 0129). */
export function MediaPanel({ productId }: { readonly productId: string }) {
  const { t } = useWords()
  const { data, error, isPending, refetch } = useMedia(productId)
  const [revision, setRevision] = useState(0)
  const reload = async (): Promise<void> => {
    await refetch()
    setRevision(revision + 1)
  }
  return (
    <Panel title={t('backoffice.products.media.title')}>
      {isPending ? <p role="status">{t('backoffice.loading')}</p> : null}
      <ErrorNotice error={error} />
      {data ? <Arrangement key={revision} productId={productId} loaded={data} onReload={() => void reload()} /> : null}
    </Panel>
  )
}

/** One film may stand in the list for several colours. */
const countSame = (media: readonly DraftMedium[], medium: DraftMedium): number =>
  media.filter((one) => firstFileOf(one) === firstFileOf(medium)).length

type Props = {
  readonly productId: string
  readonly loaded: StaffProductMedia
  readonly onReload: () => void
}

/** Arranges the media; what is sent, moved or removed is shown in the shop once it is saved. */
function Arrangement({ productId, loaded, onReload }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const { media, save, add, choose, move, remove } = useMediaDraft(productId, loaded)
  const canEdit = rights.includes('catalogue.edit')
  const isStale = save.error instanceof BackofficeError && save.error.errorId === 'CTG409'
  return (
    <div className={styles.parts}>
      {media.length === 0 ? <p>{t('backoffice.products.media.none')}</p> : null}
      <ol className={styles.list}>
        {media.map((medium, at) => (
          <MediumItem
            key={`${firstFileOf(medium)} ${countSame(media.slice(0, at), medium)}`}
            medium={medium}
            number={at + 1}
            loaded={loaded}
            canEdit={canEdit}
            canMove={{ up: at > 0, down: at < media.length - 1 }}
            onChoose={(choice) => choose(at, choice)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {/* What was sent is shown until it is saved. */}
      {canEdit && media.length < mediaBounds.media ? <MediumUpload key={loaded.version} onSent={add} /> : null}
      {media.length >= mediaBounds.media ? (
        <p>{t('backoffice.products.media.full', { most: mediaBounds.media })}</p>
      ) : null}
      <ErrorNotice error={save.error} />
      {isStale ? <Button onClick={onReload}>{t('backoffice.products.reload')}</Button> : null}
      {save.isSuccess ? <Notice kind="done" text={t('backoffice.products.saved')} /> : null}
      {canEdit ? (
        <div>
          <Button variant="action" busy={save.isPending} onClick={() => save.mutate()}>
            {t('backoffice.products.media.save')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
