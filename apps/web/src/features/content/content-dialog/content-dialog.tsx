import type { DialogBlock } from '@lacehouse/contracts'
import { BlockMedia } from '../../../blocks/frame/block-media.tsx'
import { BlockTargets } from '../../../blocks/frame/block-targets.tsx'
import { RichText } from '../../../blocks/rich-text/rich-text.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import styles from './content-dialog.module.css'

export type ContentDialogArgs = { readonly block: DialogBlock }

/** Shows the words, the picture and the links of a document in a dialog (CMS-12). */
export function ContentDialog({ args: { block } }: DialogProps<ContentDialogArgs, void>) {
  const { title, titleHtml, subtitle, richText, media, targets = [] } = block
  return (
    <DialogFrame
      title={titleHtml ? <RichText inline html={titleHtml} /> : title}
      footer={targets.length > 0 ? <BlockTargets targets={targets} /> : null}
    >
      <div className={styles.content}>
        {media ? <BlockMedia block={block} sizes="(width >= 48rem) 34rem, 100vw" largest={1080} /> : null}
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {richText ? <RichText html={richText} /> : null}
      </div>
    </DialogFrame>
  )
}
