import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { toPictureAddress } from '../../../ui/to-picture-address.ts'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from '../form/field-words.ts'
import { type FieldProps, useForm } from '../form/form-context.ts'
import type { Fields } from '../form/json-schema.ts'
import { FocusField } from './focus-field.tsx'
import styles from './pickers.module.css'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureFocus } from './picture-focus.ts'
import { usePicture } from './use-pictures.ts'

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
      {picture?.url ? <ChosenPicture {...{ picture, path }} onChange={onChange} /> : <p>{t('content.picture.none')}</p>}
      <div className={styles.actions}>
        <Button onClick={() => setIsPicking(true)}>{t('content.picture.pick')}</Button>
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

type ChosenProps = Pick<FieldProps, 'path' | 'onChange'> & { readonly picture: Fields }

function ChosenPicture({ picture, path, onChange }: ChosenProps) {
  const { t } = useWords()
  const { lang, isReadOnly, findProblem } = useForm()
  const { url, alt } = picture as { readonly url: string; readonly alt?: string }
  const found = usePicture(url)
  const isVideo = picture.kind === 'video'
  const set = (part: Fields, group: string) => onChange({ ...picture, ...part }, `${path}.${group}`)
  return (
    <>
      {isVideo || !found ? <p>{url}</p> : null}
      <TextField
        label={t('content.picture.alt')}
        hint={t('content.picture.alt.hint')}
        error={findProblem(path) ?? findProblem(`${path}.alt`)}
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
