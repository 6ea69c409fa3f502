import type { Painting } from '@lacehouse/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { sharePage } from '../share-page.ts'
import styles from './painter.module.css'
import { surprise } from './surprise.ts'
import type { Design } from './use-design.ts'

type Props = {
  readonly name: string
  readonly painting: Painting
  readonly design: Design
  /** The part that is being painted. */
  readonly part: number
  readonly onPart: (part: number) => void
}

/** The controls of the customiser: the parts, the colours of each part, undo and reset (RT-07). */
export function Painter({ name, painting, design, part, onPart }: Props) {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState('')
  const chip = useRef<HTMLLabelElement>(null)
  const { parts } = painting
  const current = parts[part]
  const nameOf = (code: string | undefined) => painting.colours.find((colour) => colour.code === code)?.label ?? ''

  // A part may be chosen on the picture, and its name is then scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another part is chosen
  useEffect(() => {
    const row = chip.current?.parentElement
    if (chip.current && row) row.scrollTo({ left: chip.current.offsetLeft - row.clientWidth / 3 })
  }, [part])

  if (!current) return null
  const paint = (code: string) => {
    design.paint(part, code)
    setAnnouncement(t('painter.announce.painted', { part: current.label, color: nameOf(code) }))
  }
  const announced = (action: () => void, words: string) => () => {
    action()
    setAnnouncement(words)
  }
  return (
    <section className={styles.painter} aria-label={t('painter.title')}>
      <div className={styles.line}>
        <h2 className={styles.title}>{t('painter.title')}</h2>
        <div className={styles.actions}>
          <Action
            icon="undo-2"
            label={t('painter.undo')}
            isDisabled={!design.canUndo}
            onPress={announced(design.undo, t('painter.announce.undone'))}
          />
          <Action
            icon="rotate-ccw"
            label={t('painter.reset')}
            isDisabled={design.colours === design.start}
            onPress={announced(() => design.setColours(design.start), t('painter.announce.reset'))}
          />
          <Action
            icon="shuffle"
            label={t('painter.surprise')}
            onPress={announced(() => design.setColours(surprise(painting)), t('painter.announce.surprised'))}
          />
          <Action icon="share-2" label={t('painter.share')} onPress={() => void sharePage(name, t('common.copied'))} />
        </div>
      </div>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>{t('painter.part')}</legend>
        {parts.map(({ key, label }, at) => (
          <label key={key} className={styles.part} ref={at === part ? chip : undefined}>
            <input type="radio" name="part" checked={at === part} onChange={() => onPart(at)} />
            <span>
              <i style={{ background: hexOf(painting, design.colours[at]) }} />
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.colours}>
        <legend className={styles.chosen}>
          <VisuallyHidden>{t('painter.color', { part: current.label })}</VisuallyHidden>
          <span aria-hidden>
            <b>{current.label}</b> {nameOf(design.colours[part])}
          </span>
          <small aria-hidden>{current.materialLabel}</small>
        </legend>
        {[...current.colours].map((code) => (
          <label key={code} className={styles.colour} title={nameOf(code)}>
            <input
              type="radio"
              name="colour"
              value={code}
              aria-label={nameOf(code)}
              checked={design.colours[part] === code}
              onChange={() => paint(code)}
            />
            <i style={{ background: hexOf(painting, code) }} />
          </label>
        ))}
      </fieldset>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  )
}

const hexOf = ({ colours }: Painting, code: string | undefined) => colours.find((colour) => colour.code === code)?.hex

type ActionProps = {
  readonly icon: IconName
  readonly label: string
  /** The button does nothing now, but can have the focus. */
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function Action({ icon, label, isDisabled = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => (isDisabled ? undefined : onPress())}
    >
      <Icon name={icon} />
    </button>
  )
}
