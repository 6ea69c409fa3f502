import { photoTypes } from '../../client/support-cases/read-photo.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { useFieldIds } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './photo-field.module.css'
import type { usePhotos } from './use-photos.ts'

/** Chooses photos from the phone or the computer, and shows those that were sent, each with a way to remove it. */
export function PhotoField({ photos, most, isAdding, error, add, remove }: ReturnType<typeof usePhotos>) {
  const t = useTranslate()
  const hint = t('cases.field.photosHint', { count: most })
  const ids = useFieldIds({ hint, error })
  const isFull = photos.length >= most
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {t('cases.field.photos')} <span className={styles.optional}>{t('common.optional')}</span>
      </legend>
      <p className={styles.hint} id={`${ids.id}-hint`}>
        {hint}
      </p>
      <ul className={styles.photos}>
        {photos.map(({ photoId, address }, index) => (
          <li key={photoId} className={styles.photo}>
            <img src={address} alt={t('cases.photo.chosen', { position: index + 1 })} />
            <IconButton
              className={styles.remove}
              icon="x"
              size={18}
              label={t('cases.photo.remove', { position: index + 1 })}
              onClick={() => remove(photoId)}
            />
          </li>
        ))}
        {isFull ? null : (
          <li>
            <label className={styles.add} htmlFor={ids.id} data-busy={isAdding}>
              {isAdding ? <Spinner /> : null}
              <span role={isAdding ? 'status' : undefined}>
                {t(isAdding ? 'cases.photo.adding' : 'cases.photo.add')}
              </span>
              <input
                type="file"
                id={ids.id}
                className={styles.input}
                accept={photoTypes.join()}
                multiple
                disabled={isAdding}
                aria-invalid={ids.invalid || undefined}
                aria-describedby={ids.describedBy}
                onChange={({ target }) => {
                  add([...(target.files ?? [])])
                  // The same file can be chosen again.
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <FieldError id={ids.id} error={error} />
    </fieldset>
  )
}
