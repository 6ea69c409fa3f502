import { findAlternativeText, mostContentPictureBytes } from '@lacehouse/domain/content/media-token'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { TextField } from '../../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ListedPicture } from './use-pictures.ts'

type Props = { readonly onUploaded: (picture: ListedPicture) => void }

/** Uploads a picture as soon as its file is chosen. */
export function UploadField({ onUploaded }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const body = { fileName: file.name || 'picture', picture: await toBase64(file) }
      return callBackoffice('backoffice.addContentPicture', { body })
    },
    onSuccess: (picture) => {
      client.invalidateQueries({ queryKey: ['content-pictures'] })
      onUploaded(picture)
    },
  })
  const isTooLarge = (upload.variables?.size ?? 0) > mostContentPictureBytes
  return (
    <>
      <TextField
        label={t('content.picture.upload')}
        hint={t('content.picture.upload.hint')}
        error={isTooLarge ? t('content.picture.refused.tooLarge') : null}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={upload.isPending}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) upload.mutate(file)
          // The same file can be chosen again after a refusal.
          target.value = ''
        }}
      />
      {upload.isPending ? <p role="status">{t('content.picture.upload.busy')}</p> : null}
      {isTooLarge ? null : <ErrorNotice error={upload.error} />}
      {upload.data ? (
        <Notice kind="done" text={t('content.picture.upload.done', { name: toPictureTitle(upload.data) })} />
      ) : null}
    </>
  )
}

/** Returns the name by which staff know a picture. */
export function toPictureTitle({ name, uploaded }: ListedPicture): string {
  return uploaded?.title ?? name
}

/** Returns what a document begins with when it takes a picture. */
export function toPickedPicture({ name, width, height, uploaded }: ListedPicture, contentLocale: string) {
  const alt = uploaded ? findAlternativeText(uploaded.alt, contentLocale) : null
  return { url: name, width, height, ...(alt !== null && { alt }) }
}

const toBase64 = async (file: File): Promise<string> => {
  // A larger file is refused in words without being sent.
  if (file.size > mostContentPictureBytes) throw new RangeError('The file is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  const step = 32_768
  for (let at = 0; at < bytes.length; at += step) parts.push(String.fromCharCode(...bytes.subarray(at, at + step)))
  return btoa(parts.join(''))
}
