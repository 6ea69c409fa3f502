import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useId, useRef } from 'react'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import type { DialogProps } from './define-dialog.ts'
import { DialogContext } from './dialog-context.ts'
import { DialogFailure } from './dialog-failure.tsx'
import styles from './dialog-layer.module.css'
import { type DialogEntry, dialogTransition } from './dialog-stack.ts'
import { getDialog } from './dialog-table.ts'
import { DialogWaiting } from './dialog-waiting.tsx'
import { dialogStack } from './open-dialog.ts'

const contents = new Map<string, ComponentType<DialogProps<unknown, unknown>>>()

/** One dialog on the platform's own element, which traps the focus and makes the page behind inert. */
export function DialogLayer({ entry }: { readonly entry: DialogEntry }) {
  const { id, name, args, state } = entry
  const { place, areas = [], insistent = false, tall = false } = getDialog(name)
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(element, entry)

  const dismiss = () => dialogStack.settle(id, { ok: false, reason: 'dismissed' })
  const resolve = (value: unknown) => dialogStack.settle(id, { ok: true, value })
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !insistent) dismiss()
  }
  const Content = getContent(name)
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-modal
      data-place={place}
      data-tall={tall || undefined}
      data-state={state}
      aria-labelledby={titleId}
      onMouseDown={pressBackdrop}
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

/** Opens and closes the element as the stack says, and gives the focus back when it has gone. */
function useModal(element: React.RefObject<HTMLDialogElement | null>, { state, opener }: DialogEntry): void {
  // Only the element's own methods put it into the top layer and take it out again.
  useEffect(() => {
    const dialog = element.current
    if (state === 'open' && !dialog?.open) {
      holdPageWidth()
      dialog?.showModal()
    }
    if (state !== 'open' && dialog?.open) dialog.close()
  }, [element, state])

  // The element gives the focus back by itself, but not past a dialog that this one replaced.
  useEffect(() => {
    if (state === 'open') return
    const timer = setTimeout(() => isLost() && opener instanceof HTMLElement && opener.focus(), dialogTransition / 2)
    return () => clearTimeout(timer)
  }, [state, opener])
}

/** The page keeps its width though its scroll bar goes. */
function holdPageWidth(): void {
  const { style, clientWidth } = document.documentElement
  const width = window.innerWidth - clientWidth
  if (width > 0) style.setProperty('--scrollbar', `${width}px`)
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

function getContent(name: string): ComponentType<DialogProps<unknown, unknown>> {
  const known = contents.get(name)
  if (known) return known
  const content = lazy(async () => {
    try {
      return { default: await getDialog(name).load() }
    } catch (error) {
      // The next opening tries again.
      contents.delete(name)
      throw error
    }
  })
  contents.set(name, content)
  return content
}
