import type { PopupDocument } from '@lacehouse/contracts'
import { popupDelay } from '@lacehouse/domain/content/choose-popup'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './popup.module.css'
import { PopupPanel } from './popup-panel.tsx'
import { useEscape } from './use-escape.ts'

/** The events of a pop-up, as they are pushed to the data layer. */
export type PopupEvent =
  | { readonly name: 'impression' | 'expand' }
  | { readonly name: 'click'; readonly link: { readonly link_text: string; readonly link_url?: string } }

type Props = {
  readonly popup: PopupDocument
  /** Where a registration leads whose document names no link. */
  readonly signUpPath: string
  /** Something else waits for the visitor, so that the pop-up is hidden and does not expand. */
  readonly isObstructed: boolean
  readonly onEvent: (event: PopupEvent) => void
  /** The visitor has done what the pop-up asks for. */
  readonly onAnswered: () => void
  readonly onClose: () => void
}

/** How a pop-up came to be expanded: by its delay, which takes no focus, or by a press, which does. */
type Expansion = 'delay' | 'press' | null

/**
 * A pop-up at the edge of the page: a tab at first, and after its delay or a press a panel (CMS-13). It is no dialog: it takes no focus by
 * itself and blocks nothing. Tab and panel are fixed elements of their own, so that nothing on the page moves.
 */
export function Popup({ popup, signUpPath, isObstructed, onEvent, onAnswered, onClose }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const [expansion, setExpansion] = useState<Expansion>(null)
  const { delay = popupDelay, minimizedTitle, maximizedTitle } = popup
  const isWaiting = expansion === null && !isObstructed

  // The code of the panel's form comes before the panel is shown.
  const expand = (by: Expansion) => startTransition(() => setExpansion(by))
  useExpansion(isWaiting, delay, () => expand('delay'))
  useReports({ isShown: !isObstructed, isExpanded: expansion !== null, onEvent })

  const close = () => {
    // A focus within would be lost with the pop-up; the page has it then.
    if (section.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }
  useEscape(section, { isActive: !isObstructed, isExpanded: expansion !== null, close })

  return (
    <section ref={section} aria-labelledby={titleId} hidden={isObstructed} data-popup={popup.slug}>
      <VisuallyHidden>
        <span role="status">{expansion === 'delay' ? maximizedTitle : null}</span>
      </VisuallyHidden>
      {expansion === null ? (
        <div className={styles.tab}>
          <button className={styles.open} type="button" aria-expanded={false} onClick={() => expand('press')}>
            <span id={titleId} className={styles.name}>
              {minimizedTitle}
            </span>
          </button>
          <IconButton icon="x" size={16} label={t('common.close')} onClick={close} />
        </div>
      ) : (
        <PopupPanel
          popup={popup}
          titleId={titleId}
          takesFocus={expansion === 'press'}
          signUpPath={signUpPath}
          onPress={(link) => onEvent({ name: 'click', link })}
          onAnswered={onAnswered}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Expands after the delay, which begins anew when something has been in the way. */
function useExpansion(isWaiting: boolean, delay: number, expand: () => void): void {
  const expanding = useRef(expand)
  expanding.current = expand
  // The clock is outside of React.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => expanding.current(), delay)
    return () => clearTimeout(timer)
  }, [isWaiting, delay])
}

type Reported = Pick<Props, 'onEvent'> & { readonly isShown: boolean; readonly isExpanded: boolean }

/** Reports that the pop-up is seen, and that it has expanded. */
function useReports({ isShown, isExpanded, onEvent }: Reported): void {
  const reporting = useRef(onEvent)
  reporting.current = onEvent
  // Whether it is seen is known once it is rendered.
  useEffect(() => {
    if (isShown) reporting.current({ name: isExpanded ? 'expand' : 'impression' })
  }, [isShown, isExpanded])
}
