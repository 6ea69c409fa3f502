import { longestAlternativeText, longestPictureName } from '@lacehouse/domain/content/media-token'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toEditorPath } from '../content-keys.ts'
import { useForm } from '../form/form-context.ts'
import styles from './pickers.module.css'
import type { ListedPicture } from './use-pictures.ts'

type Props = { readonly picture: ListedPicture; readonly onChange: (picture: ListedPicture | null) => void }

/** The details of a chosen picture: the documents that show it, and the name and text of an uploaded one. */
export function PictureDetails({ picture, onChange }: Props) {
  const { t } = useWords()
  const { data, error } = useQuery({
    queryKey: ['content-pictures', 'uses', picture.name],
    queryFn: () => callBackoffice('backoffice.listContentPictureUses', { query: { name: picture.name } }),
  })
  return (
    <>
      {picture.uploaded ? <UploadedWords {...{ picture, onChange }} uploaded={picture.uploaded} /> : null}
      <ErrorNotice error={error} />
      {data && data.references.length > 0 ? (
        <details>
          <summary>{t('content.picture.uses.title')}</summary>
          <ul className={styles.uses}>
            {data.references.map((reference) => (
              <li key={toEditorPath(reference)}>
                <Link to={toEditorPath(reference)}>{reference.title || reference.slug}</Link>{' '}
                {`${reference.siteId} · ${reference.contentLocale}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

type WordsProps = Props & { readonly uploaded: NonNullable<ListedPicture['uploaded']> }

function UploadedWords({ picture, uploaded, onChange }: WordsProps) {
  const { t } = useWords()
  const { lang, contentLocale } = useForm()
  const client = useQueryClient()
  const { pictureId } = uploaded
  const [title, setTitle] = useState(uploaded.title)
  const [alt, setAlt] = useState(uploaded.alt[contentLocale] ?? '')
  const take = (changed: ListedPicture | null) => {
    client.invalidateQueries({ queryKey: ['content-pictures'] })
    onChange(changed)
  }
  const describe = useMutation({
    mutationFn: () => {
      const { [contentLocale]: _, ...others } = uploaded.alt
      const body = { title: title.trim(), alt: { ...others, ...(alt.trim() && { [contentLocale]: alt.trim() }) } }
      return callBackoffice('backoffice.describeContentPicture', { params: { pictureId }, body })
    },
    onSuccess: take,
  })
  const remove = useMutation({
    mutationFn: () => callBackoffice('backoffice.deleteContentPicture', { params: { pictureId } }),
    onSuccess: () => take(null),
  })
  return (
    <>
      <TextField
        label={t('content.picture.title.field')}
        maxLength={longestPictureName}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={t('content.picture.defaultAlt', { locale: contentLocale })}
        lang={lang}
        maxLength={longestAlternativeText}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <ErrorNotice error={describe.error ?? remove.error} />
      <div className={styles.actions}>
        <Button busy={describe.isPending} disabled={title.trim() === ''} onClick={() => describe.mutate()}>
          {t('content.picture.save')}
        </Button>
        {picture.uses === 0 ? (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('content.picture.delete')}
          </Button>
        ) : null}
        {describe.isSuccess ? <span role="status">{t('content.picture.saved')}</span> : null}
      </div>
    </>
  )
}
