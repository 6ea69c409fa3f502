import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useId, useRef } from 'react'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { DialogProps } from './define-dialog.ts'
import { DialogContext } from './dialog-context.ts'
import { DialogFailure } from './dialog-failure.tsx'
import styles from './dialog-layer.module.css'
import { type DialogEntry, dialogTransition } from './dialog-stack.ts'
import { getDialog, loadDialogContent } from './dialog-table.ts'
import { DialogWaiting } from './dialog-waiting.tsx'
import { listAncestors } from './list-ancestors.ts'
import { dialogStack } from './open-dialog.ts'
import { returnFocus } from './return-focus.ts'

const contents = new Map<string, ComponentType<DialogProps<unknown, unknown>>>()

/** Shows a dialog in the platform's own element, which traps the focus and makes the page behind inert. */
export function DialogLayer({ entry }: { readonly entry: DialogEntry }) {
  const { id, name, args, state } = entry
  const { place, areas = [], insistent = false, tall = false } = getDialog(name)
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(element, entry)

  const dismiss = () => dialogStack.close(id, { ok: false, reason: 'dismissed' })
  const resolve = (value: unknown) => dialogStack.close(id, { ok: true, value })
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !insistent) dismiss()
  }
  const Content = getContent(name)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one of a link, which keys cause too
    <dialog
      ref={element}
      className={styles.dialog}
      data-modal
      data-place={place}
      data-tall={tall || undefined}
      data-state={state}
      aria-labelledby={titleId}
      onMouseDown={pressBackdrop}
      onClick={(event) => isLinkToThisPage(event) && dismiss()}
      onCancel={(event) => {
        event.preventDefault()
        if (!insistent) dismiss()
      }}
      onClose={dismiss}
    >
      <div className={styles.content}>
        <DialogContext value={{ titleId, dismiss, insistent }}>
          <DialogFailure key={name} onClose={dismiss}>
            <Suspense fallback={<DialogWaiting />}>
              <MessagesProvider areas={areas}>
                <Content args={args} resolve={resolve} dismiss={dismiss} />
              </MessagesProvider>
            </Suspense>
          </DialogFailure>
        </DialogContext>
      </div>
    </dialog>
  )
}

/** A link to the page below leads out of the dialog, unless it changes what the page lists. */
function isLinkToThisPage({ target, defaultPrevented }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return !!link && !defaultPrevented && !link.hasAttribute('data-keep-scroll') && link.pathname === location.pathname
}

/** Opens and closes the element as the stack says, and returns the focus after it has closed. */
function useModal(element: React.RefObject<HTMLDialogElement | null>, { state, opener }: DialogEntry): void {
  const ancestors = useRef<readonly HTMLElement[]>([])
  // Only the element's methods put it into the top layer and remove it from there.
  useEffect(() => {
    const dialog = element.current
    if (state === 'open' && !dialog?.open) {
      ancestors.current = listAncestors(opener)
      reserveScrollbarWidth()
      dialog?.showModal()
      // The platform focuses the first element that can have it, which is the title.
      dialog?.querySelector<HTMLElement>('input[data-autofocus]')?.focus()
    }
    if (state !== 'open' && dialog?.open) dialog.close()
  }, [element, state, opener])

  // The element returns the focus itself, but not past a dialog that this one replaced.
  useEffect(() => {
    if (state === 'open') return
    const giveBack = () => returnFocus(opener, ancestors.current)
    const timer = setTimeout(giveBack, dialogTransition / 2)
    // On a busy page the element may be removed before the time is over.
    return () => {
      clearTimeout(timer)
      giveBack()
    }
  }, [state, opener])
}

/** Reserves the width of the scroll bar, so that the page keeps its width. */
function reserveScrollbarWidth(): void {
  const { style, clientWidth } = document.documentElement
  const width = window.innerWidth - clientWidth
  if (width > 0) style.setProperty('--scrollbar', `${width}px`)
}

function getContent(name: string): ComponentType<DialogProps<unknown, unknown>> {
  const known = contents.get(name)
  if (known) return known
  const content = lazy(async () => {
    try {
      return { default: await loadDialogContent(name) }
    } catch (error) {
      // The next opening tries again.
      contents.delete(name)
      throw error
    }
  })
  contents.set(name, content)
  return content
}
