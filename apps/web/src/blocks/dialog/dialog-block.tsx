import type { DialogBlock as DialogDocument, EventDialogBlock as EventDialogDocument } from '@lacehouse/contracts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './dialog-block.module.css'
import { useFragmentLinks } from './use-fragment-links.ts'

/** The words of a generic dialog, which links to its fragment open (CMS-12). */
export function DialogBlock({ block }: BlockProps<DialogDocument>) {
  return <Opened block={block} open={() => openDialog('content', { block })} />
}

/** The sign-up for an event, which links to its fragment open (CMS-12, EVT-01). */
export function EventDialogBlock({ block }: BlockProps<EventDialogDocument>) {
  return <Opened block={block} open={() => openDialog('event-sign-up', { event: block })} />
}

type Props = { readonly block: DialogDocument | EventDialogDocument; readonly open: () => Promise<unknown> }

/** A link that is followed before scripts shows the words at their place in the page, which brings the dialog's code. */
function Opened({ block, open }: Props) {
  const isWatched = useFragmentLinks(block.fragment, open)
  return (
    <div className={styles.dialog} id={isWatched ? undefined : block.fragment} hidden={isWatched}>
      <BlockFrame block={block}>
        <BlockWords block={block} titleStyle="title" />
      </BlockFrame>
    </div>
  )
}
