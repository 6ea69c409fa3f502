import { type AuthorMessage, isAuthorMessage, type PreviewMessage } from '@lacehouse/domain/content/preview-messages'
import styles from './preview.module.css'

/** Lets a click choose a block for the authoring screen around this frame, and marks the block that is edited there. */
export function offerBlocks(): void {
  document.documentElement.classList.add(styles.framed ?? '')
  window.addEventListener('click', choose, { capture: true })
  window.addEventListener('message', ({ data, origin }) => {
    if (origin === location.origin && isAuthorMessage(data)) mark(data)
  })
  send({ from: 'preview', kind: 'shown', path: location.pathname })
}

function choose(event: MouseEvent): void {
  const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block-id]') : null
  // The page in the frame is edited, not used: nothing on it is followed or bought.
  event.preventDefault()
  event.stopImmediatePropagation()
  if (block?.dataset.blockId) send({ from: 'preview', kind: 'block', blockId: block.dataset.blockId })
}

function mark({ blockId }: AuthorMessage): void {
  const marked = styles.marked ?? ''
  for (const block of document.querySelectorAll('[data-block-id]')) block.classList.remove(marked)
  if (blockId === null) return
  const block = document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`)
  block?.classList.add(marked)
  block?.scrollIntoView({ block: 'nearest' })
}

const send = (message: PreviewMessage) => window.parent.postMessage(message, location.origin)
