import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, FieldError, TextField } from '../../../ui/field.tsx'
import { toPictureAddress } from '../../../ui/to-picture-address.ts'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from '../form/field-words.ts'
import { type FieldProps, useForm } from '../form/form-context.ts'
import type { Fields } from '../form/json-schema.ts'
import { isWidth } from '../widths.ts'
import { FocusField } from './focus-field.tsx'
import styles from './pickers.module.css'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureFocus } from './picture-focus.ts'
import { usePicture } from './use-pictures.ts'
import { VideoFields } from './video-fields.tsx'

/** A picture of a document: which one, what it shows in words, and the point that every crop keeps. */
export function PictureField({ name, value, path, isRequired, onChange }: FieldProps) {
  const { t } = useWords()
  const { isReadOnly } = useForm()
  const [isPicking, setIsPicking] = useState(false)
  const picture = (value ?? null) as Fields | null
  const label = toFieldWord(t, name)
  return (
    <fieldset className={styles.picture} disabled={isReadOnly}>
      <legend>{label}</legend>
      <Chosen {...{ picture, path, onChange }} />
      <div className={styles.actions}>
        <Button onClick={() => setIsPicking(true)}>{t('content.picture.pick')}</Button>
        {isWidth(name) && picture?.kind !== 'video' ? (
          <Button onClick={() => onChange({ ...newVideo, ...keptWords(picture) }, `${path} video`)}>
            {t('content.picture.video')}
          </Button>
        ) : null}
        {picture && !isRequired ? (
          <Button variant="quiet" onClick={() => onChange(undefined, `${path} removed`)}>
            {t('content.form.remove', { name: label })}
          </Button>
        ) : null}
      </div>
      {isPicking ? (
        <PictureDialog
          onPick={(picked) => {
            onChange({ ...picture, kind: 'image', ...picked }, `${path} picked`)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </fieldset>
  )
}

const newVideo = { kind: 'video', url: '', width: 1920, height: 1080 }

const keptWords = (picture: Fields | null): Fields => (typeof picture?.alt === 'string' ? { alt: picture.alt } : {})

type ChosenProps = Pick<FieldProps, 'path' | 'onChange'> & { readonly picture: Fields }

function Chosen({ picture, path, onChange }: Omit<ChosenProps, 'picture'> & { readonly picture: Fields | null }) {
  const { t } = useWords()
  const { findProblem } = useForm()
  if (picture?.url || picture?.kind === 'video') return <ChosenPicture {...{ picture, path, onChange }} />
  const problem = findProblem(path) ?? findProblem(`${path}.url`)
  return (
    <>
      <p>{t('content.picture.none')}</p>
      <FieldError error={problem} />
    </>
  )
}

function ChosenPicture({ picture, path, onChange }: ChosenProps) {
  const { t } = useWords()
  const { lang, isReadOnly, findProblem } = useForm()
  const { url, alt } = picture as { readonly url: string; readonly alt?: string }
  const found = usePicture(url)
  const isVideo = picture.kind === 'video'
  const set = (part: Fields, group: string) => onChange({ ...picture, ...part }, `${path}.${group}`)
  return (
    <>
      {isVideo ? <VideoFields video={picture} path={path} onChange={set} /> : found ? null : <p>{url}</p>}
      <TextField
        label={t('content.picture.alt')}
        hint={t('content.picture.alt.hint')}
        error={(isVideo ? null : findProblem(path)) ?? findProblem(`${path}.alt`)}
        lang={lang}
        value={alt ?? ''}
        onChange={({ target }) => set({ alt: target.value }, 'alt')}
      />
      <CheckField
        label={t('content.picture.decorative')}
        checked={alt === ''}
        onChange={({ target }) => set({ alt: target.checked ? '' : undefined }, 'decorative')}
      />
      {isVideo ? null : (
        <FocusField
          focus={picture.focus as PictureFocus | undefined}
          picture={found && toPictureAddress(found.url)}
          isReadOnly={isReadOnly}
          onChange={(focus) => set({ focus }, 'focus')}
        />
      )}
    </>
  )
}
