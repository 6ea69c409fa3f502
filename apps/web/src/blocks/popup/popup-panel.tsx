import type { PopupDocument } from '@lacehouse/contracts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BlockTargets } from '../frame/block-targets.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './popup.module.css'

const NewsletterForm = lazyComponent(() =>
  import('../../components/newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
)

export type PressedLink = { readonly link_text: string; readonly link_url?: string }

type Props = {
  readonly popup: PopupDocument
  readonly titleId: string
  readonly takesFocus: boolean
  readonly signUpPath: string
  readonly onPress: (link: PressedLink) => void
  readonly onAnswered: () => void
  readonly onClose: () => void
}

/** The words of an expanded pop-up with its pictures and links, and the form of the newsletter (CMS-13). */
export function PopupPanel({ popup, titleId, takesFocus, signUpPath, onPress, onAnswered, onClose }: Props) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const { kind, maximizedTitle, richText, disclaimer, picture, logo, logoSize = 'medium' } = popup
  // The pressed tab is gone, and the focus goes on in what it has opened.
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const press = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('a, button[type="submit"]') : null
    if (!pressed) return
    onPress(toPressedLink(pressed))
    if (pressed.matches('[data-popup-targets] a')) onAnswered()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes presses on the links and buttons in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses links and buttons by a click
    <div className={styles.panel} data-kind={kind} onClick={press}>
      {picture ? (
        <Picture className={styles.picture} source={picture} sizes="24rem" largest={800} ratio="16 / 9" />
      ) : null}
      <div className={styles.content}>
        {logo ? (
          <div className={styles.logo} data-size={logoSize}>
            <Picture source={logo} sizes="10rem" largest={200} ratio={`${logo.width} / ${logo.height}`} fit="contain" />
          </div>
        ) : null}
        <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
          {maximizedTitle}
        </h2>
        {richText ? <RichText className={styles.text} html={richText} /> : null}
        {kind === 'newsletter' ? <NewsletterForm onDone={onAnswered} /> : null}
        <div data-popup-targets>
          <BlockTargets targets={toTargets(popup, { text: t('dialogs.popup.join'), url: signUpPath })} />
        </div>
        {disclaimer ? <p className={styles.disclaimer}>{disclaimer}</p> : null}
      </div>
      <IconButton className={styles.close} icon="x" label={t('common.close')} onClick={onClose} />
    </div>
  )
}

/** A registration without links of its own leads to the shop's sign-up. */
function toTargets({ kind, targets = [] }: PopupDocument, signUp: { text: string; url: string }) {
  return kind === 'registration' && targets.length === 0 ? [signUp] : targets
}

/** The words and the address of what was pressed, without the address's query; a button has none. */
function toPressedLink(pressed: Element): PressedLink {
  const link_text = (pressed.textContent ?? '').trim().slice(0, 120)
  if (!(pressed instanceof HTMLAnchorElement)) return { link_text }
  const { origin, pathname } = new URL(pressed.href)
  return { link_text, link_url: (origin === location.origin ? pathname : origin + pathname).slice(0, 200) }
}
