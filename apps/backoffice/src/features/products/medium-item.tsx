import type { StaffProductMedia } from '@lacehouse/contracts'
import { toMediaAddress } from '@lacehouse/domain/product/product-media'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { toPictureAddress } from '../../ui/to-picture-address.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './media-panel.module.css'
import { MoveButton } from './move-button.tsx'
import page from './product-page.module.css'
import { type DraftMedium, firstFileOf } from './use-media-draft.ts'

type Props = {
  readonly medium: DraftMedium
  /** Its place in the list, from 1. */
  readonly number: number
  readonly loaded: StaffProductMedia
  readonly canEdit: boolean
  readonly canMove: { readonly up: boolean; readonly down: boolean }
  readonly onChoose: (choice: Pick<Partial<DraftMedium>, 'colour' | 'poster'>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One medium in the list: what it is, the picture that stands for it, its colour and its place. */
export function MediumItem({ medium, number, loaded, canEdit, canMove, onChoose, onMove, onRemove }: Props) {
  const { t } = useWords()
  const kind = t(`backoffice.products.media.kind.${medium.kind}`)
  const name = t('backoffice.products.media.name', { kind, number })
  const picture = findPicture(medium, loaded)
  return (
    <li className={styles.item}>
      {picture === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width={80} height={80} loading="lazy" />
      )}
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <Facts medium={medium} loaded={loaded} />
        {medium.kind === 'spin' ? null : (
          <a href={toMediaAddress(firstFileOf(medium))} target="_blank" rel="noreferrer">
            {t('backoffice.products.media.preview', { kind })}
          </a>
        )}
      </div>
      <fieldset className={styles.choices} disabled={!canEdit} aria-label={name}>
        <Choices medium={medium} loaded={loaded} onChoose={onChoose} />
        {canEdit ? (
          <div className={styles.actions}>
            <MoveButton
              label={t('backoffice.products.media.up', { name })}
              isPossible={canMove.up}
              onMove={() => onMove(-1)}
            >
              ↑
            </MoveButton>
            <MoveButton
              label={t('backoffice.products.media.down', { name })}
              isPossible={canMove.down}
              onMove={() => onMove(1)}
            >
              ↓
            </MoveButton>
            <Button variant="danger" onClick={onRemove}>
              {t('backoffice.products.media.remove', { name })}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </li>
  )
}

type ChoiceProps = Pick<Props, 'medium' | 'loaded' | 'onChoose'>

/** The colour of a medium, and the picture of it that is shown until the medium is chosen. */
function Choices({ medium, loaded, onChoose }: ChoiceProps) {
  const { t } = useWords()
  const views = new Map(listViews(medium.colour, loaded).map(({ view, label }) => [view, label]))
  return (
    <div className={page.pair}>
      <SelectField
        label={t('backoffice.products.media.color')}
        value={medium.colour ?? ''}
        // A picture of one colour may not be there in another.
        onChange={({ target }) => onChoose({ colour: target.value || null, poster: null })}
      >
        <option value="">{t('backoffice.products.media.color.all')}</option>
        {loaded.colours.map(({ colourCode, name }) => (
          <option key={colourCode} value={colourCode}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('backoffice.products.media.poster')}
        value={medium.poster ?? ''}
        onChange={({ target }) => onChoose({ poster: target.value || null })}
      >
        <option value="">{t('backoffice.products.media.poster.first')}</option>
        {[...views].map(([view, label]) => (
          <option key={view} value={view}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Length or number of pictures and size, as the server knows them of what is saved. */
function Facts({ medium, loaded }: Pick<Props, 'medium' | 'loaded'>) {
  const { t, locale } = useWords()
  const saved = loaded.media.find((one) => one.kind === medium.kind && firstFileOf(one) === firstFileOf(medium))
  if (!saved) return <p className={styles.facts}>{t('backoffice.products.media.new')}</p>
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const size =
    saved.sizeBytes === null ? t('backoffice.products.media.missing') : megabytes.format(saved.sizeBytes / 1024 ** 2)
  return (
    <>
      <p className={styles.facts}>
        {saved.kind === 'video'
          ? t('backoffice.products.media.about.video', { seconds: Math.round(saved.seconds), size })
          : saved.kind === 'spin'
            ? t('backoffice.products.media.about.spin', {
                ...{ count: saved.frames.length, width: saved.width, height: saved.height, size },
              })
            : t('backoffice.products.media.about.model', { size })}
      </p>
      {saved.kind === 'video' ? <Captions locales={Object.keys(saved.captions)} /> : null}
    </>
  )
}

/** The languages in which a film has captions; nothing without any. */
function Captions({ locales }: { readonly locales: readonly string[] }) {
  const { t, locale } = useWords()
  if (locales.length === 0) return null
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const languages = new Intl.ListFormat(locale).format(locales.map((one) => names.of(one) ?? one))
  return <p className={styles.facts}>{t('backoffice.products.media.captions', { languages })}</p>
}

const listViews = (colour: string | null, { colours }: StaffProductMedia) =>
  colours.filter(({ colourCode }) => colour === null || colourCode === colour).flatMap(({ views }) => views)

/** A turn shows its own first picture; for the others stands a picture of the colour. */
const findPicture = (medium: DraftMedium, loaded: StaffProductMedia): string | null => {
  if (medium.kind === 'spin') return toMediaAddress(firstFileOf(medium))
  const views = listViews(medium.colour, loaded)
  const shown = views.find(({ view }) => view === medium.poster) ?? views[0]
  return shown ? toPictureAddress(shown.url) : null
}
