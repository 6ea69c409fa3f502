import { longestCaption } from '@lacehouse/domain/social/social-media'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { sendPhoto } from '../../../client/social/send-photo.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { PhotoField } from '../../../components/photos/photo-field.tsx'
import { usePhotos } from '../../../components/photos/use-photos.ts'
import { Text } from '../../../i18n/text.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './send-photo-dialog.module.css'

type Props = {
  /** The name that is offered to stand below the picture. */
  readonly firstName: string
  readonly productId?: string | undefined
  readonly onSent: () => void
}

type Errors = Partial<Record<'name' | 'rights', string>>

/** The form of a picture: the file, a name, words, and that it may be shown. What is wrong is said at its field. */
export function SendPhotoForm({ firstName, productId, onSent }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  // The file is sent with the form; until then its address is all that there is.
  const photos = usePhotos({ most: 1, send: async (address) => address })
  const [name, setName] = useState(firstName)
  const [caption, setCaption] = useState('')
  const [hasRights, setRights] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function check(): boolean {
    const wrong: Errors = {
      ...(name.trim() === '' ? { name: t('validation.required') } : {}),
      ...(hasRights ? {} : { rights: t('validation.accept') }),
    }
    const hasPhoto = photos.photos.length > 0
    setErrors(wrong)
    photos.setError(hasPhoto ? null : t('gallery.send.noPhoto'))
    return hasPhoto && Object.keys(wrong).length === 0
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const [photo] = photos.photos
    if (isBusy || !check() || !photo) return
    setBusy(true)
    setRefusal(null)
    try {
      await sendPhoto({ name: name.trim(), address: photo.address, caption, productIds: productId ? [productId] : [] })
      onSent()
    } catch (failure) {
      const { photo: wrongPhoto, name: wrongName } = findFieldErrors(failure, ['name', 'photo'])
      setErrors(wrongName ? { name: wrongName } : {})
      photos.setError(wrongPhoto ?? null)
      if (!wrongPhoto && !wrongName) setRefusal(formatError(t, failure))
      setBusy(false)
    }
  }

  const linkToTerms = (words: ReactNode[]) => (
    <a href={`/${locale}/brand-terms`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{t('gallery.send.text')}</p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <PhotoField {...photos} />
      <TextField
        label={t('gallery.send.name')}
        hint={t('gallery.send.nameHint')}
        name="name"
        required
        value={name}
        error={errors.name ?? null}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label={t('gallery.send.caption')}
        name="caption"
        maxLength={longestCaption}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <Checkbox
        label={<Text id="gallery.send.rights" values={{ terms: linkToTerms }} />}
        name="rights"
        checked={hasRights}
        error={errors.rights ?? null}
        onChange={({ target }) => setRights(target.checked)}
      />
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('gallery.send.action')}
      </Button>
    </form>
  )
}
