import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { toPictureAddress } from '../../../ui/to-picture-address.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Words } from '../../../words/words-context.ts'
import { useForm } from '../form/form-context.ts'
import styles from './pickers.module.css'
import { PictureDetails } from './picture-details.tsx'
import { toPickedPicture, toPictureTitle, UploadField } from './upload-field.tsx'
import { type ListedPicture, usePictures } from './use-pictures.ts'

type Picked = ReturnType<typeof toPickedPicture>
type Props = { readonly onPick: (picture: Picked) => void; readonly onClose: () => void }

/** Picks one of the pictures of the shop by a part of its name, or uploads one. */
export function PictureDialog({ onPick, onClose }: Props) {
  const { t, day } = useWords()
  const { contentLocale } = useForm()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ListedPicture | null>(null)
  const { data, error } = usePictures(search.trim(), page)
  return (
    <Dialog
      title={t('content.picture.title')}
      action={t('content.picture.use')}
      canSubmit={chosen !== null}
      onSubmit={() => chosen && onPick(toPickedPicture(chosen, contentLocale))}
      onClose={onClose}
    >
      <TextField
        label={t('content.picture.search')}
        type="search"
        maxLength={100}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setPage(1)
        }}
      />
      <UploadField
        onUploaded={(picture) => {
          setSearch('')
          setPage(1)
          setChosen(picture)
        }}
      />
      {chosen ? <PictureDetails key={chosen.name} picture={chosen} onChange={setChosen} /> : null}
      <ErrorNotice error={error} />
      {data ? (
        <>
          <fieldset className={styles.results}>
            <legend>{t('content.picture.found')}</legend>
            {data.items.length === 0 ? <p>{t('content.picture.empty')}</p> : null}
            {data.items.map((picture) => (
              <label key={picture.name} className={styles.result}>
                <input
                  type="radio"
                  name="picture"
                  checked={chosen?.name === picture.name}
                  onChange={() => setChosen(picture)}
                />
                <img src={toPictureAddress(picture.url)} alt="" loading="lazy" width={80} height={64} />
                <span>
                  {toPictureTitle(picture)} <small>{describe(picture, t, day)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <Pager page={page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
        </>
      ) : null}
    </Dialog>
  )
}

/** Says how large a picture is, where it is used, and who uploaded it. */
function describe({ width, height, uses, uploaded }: ListedPicture, t: Words['t'], day: Words['day']): string {
  return [
    t('content.picture.size', { width, height }),
    t('content.picture.uses', { total: uses }),
    ...(uploaded ? [t('content.picture.uploaded', { by: uploaded.uploadedBy, date: day(uploaded.uploadedAt) })] : []),
  ].join(' · ')
}
