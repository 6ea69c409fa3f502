import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { TextField } from '../../../ui/field.tsx'
import visuallyHidden from '../../../ui/visually-hidden.module.css'
import { useWords } from '../../../words/use-words.ts'
import styles from './focus-field.module.css'
import { moveFocus, type PictureFocus, toFocusAt } from './picture-focus.ts'

type Props = {
  readonly focus: PictureFocus | undefined
  /** The address of the picture on which the point is shown; null where the shop has none of its name. */
  readonly picture: string | null
  readonly isReadOnly: boolean
  readonly onChange: (focus: PictureFocus) => void
}

const middle = { x: 50, y: 50 }

/** The shapes that blocks crop pictures to, from a phone to a desktop. */
const crops = [
  { width: 'sm', ratio: '4 / 5' },
  { width: 'md', ratio: '1 / 1' },
  { width: 'lg', ratio: '16 / 7' },
] as const

/** The point of a picture that every crop keeps, in percent from the left and from the top: dragged, moved by arrow keys, or typed. */
export function FocusField({ focus = middle, picture, isReadOnly, onChange }: Props) {
  const { t } = useWords()
  return (
    <>
      {picture ? <FocusOnPicture {...{ focus, picture, isReadOnly, onChange }} /> : null}
      <div className={styles.numbers}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            label={t(`content.picture.focus.${axis}`)}
            type="number"
            min={0}
            max={100}
            value={focus[axis]}
            onChange={({ target }) => {
              const percent = Math.max(0, Math.min(100, target.valueAsNumber || 0))
              onChange({ ...focus, [axis]: percent })
            }}
          />
        ))}
      </div>
    </>
  )
}

type PictureProps = Props & { readonly focus: PictureFocus; readonly picture: string }

function FocusOnPicture({ focus, picture, isReadOnly, onChange }: PictureProps) {
  const { t } = useWords()
  const hint = useId()
  const position = `${focus.x}% ${focus.y}%`
  const press = (event: KeyboardEvent) => {
    const moved = moveFocus(focus, event.key, event.shiftKey)
    if (!moved || isReadOnly) return
    event.preventDefault()
    onChange(moved)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, clientY, buttons } = event
    if (isReadOnly || (buttons & 1) === 0) return
    // The point follows a pointer that leaves the picture, up to its edge.
    if (event.type === 'pointerdown') currentTarget.setPointerCapture(event.pointerId)
    onChange(toFocusAt({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect()))
  }
  return (
    <>
      <div className={styles.picture} onPointerDown={drag} onPointerMove={drag}>
        <img src={picture} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
          disabled={isReadOnly}
          aria-label={t('content.picture.focus.point', focus)}
          aria-describedby={hint}
          onKeyDown={press}
        />
      </div>
      <p id={hint} className={styles.hint}>
        {t('content.picture.focus.hint')}
      </p>
      <span className={visuallyHidden.text} role="status">
        {t('content.picture.focus.point', focus)}
      </span>
      <div className={styles.crops}>
        {crops.map(({ width, ratio }) => (
          <figure key={width}>
            <img src={picture} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
            <figcaption>{t(`content.frame.width.${width}`)}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
