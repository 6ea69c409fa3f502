import { mediaBounds, mediaKinds } from '@lacehouse/domain/product/product-media'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './media-panel.module.css'
import page from './product-page.module.css'
import { type FilesProblem, findFilesProblem, type MediaKind, sendMediaFiles } from './send-media-files.ts'
import type { DraftMedium } from './use-media-draft.ts'

const accepted: Readonly<Record<MediaKind, string>> = {
  video: 'video/mp4,video/webm,text/vtt,.vtt',
  spin: 'image/jpeg,image/png,image/webp,image/avif',
  model: '.glb,model/gltf-binary',
}
const bounds = { fewest: mediaBounds.fewestFrames, most: mediaBounds.mostFrames }

/** Sends the files of a new medium as soon as they are chosen. */
export function MediumUpload({ onSent }: { readonly onSent: (medium: DraftMedium) => void }) {
  const { t, locale } = useWords()
  const [kind, setKind] = useState<MediaKind>('video')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<FilesProblem | null>(null)
  const upload = useMutation({
    mutationFn: (files: readonly File[]) => sendMediaFiles(kind, files, setShare),
    onSuccess: onSent,
  })
  const choose = (files: readonly File[]): void => {
    if (files.length === 0) return
    const found = findFilesProblem(kind, files)
    setProblem(found)
    setShare(0)
    upload.reset()
    if (!found) upload.mutate(files)
  }
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <fieldset className={styles.upload}>
      <legend>{t('backoffice.products.media.add')}</legend>
      <div className={page.pair}>
        <SelectField
          label={t('backoffice.products.media.kind')}
          value={kind}
          disabled={upload.isPending}
          onChange={({ target }) => {
            setKind(target.value as MediaKind)
            setProblem(null)
            upload.reset()
          }}
        >
          {mediaKinds.map((one) => (
            <option key={one} value={one}>
              {t(`backoffice.products.media.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(`backoffice.products.media.files.${kind}`)}
          hint={t(`backoffice.products.media.files.${kind}.hint`, bounds)}
          error={problem ? t(`backoffice.products.media.${problem}`, bounds) : null}
          type="file"
          accept={accepted[kind]}
          multiple={kind !== 'model'}
          disabled={upload.isPending}
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            // The same files can be chosen again after a refusal.
            target.value = ''
          }}
        />
      </div>
      {upload.isPending ? <p role="status">{t('backoffice.products.media.sending', { percent })}</p> : null}
      <ErrorNotice error={upload.error} />
      {upload.data ? (
        <Notice
          kind="done"
          text={t('backoffice.products.media.added', { kind: t(`backoffice.products.media.kind.${upload.data.kind}`) })}
        />
      ) : null}
    </fieldset>
  )
}
