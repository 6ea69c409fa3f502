import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toBlockWord } from '../form/field-words.ts'
import type { ContentTypes } from '../use-content-types.ts'
import { BlockDrawing } from './block-drawing.tsx'
import styles from './block-list.module.css'

type Props = {
  readonly types: ContentTypes
  readonly onPick: (type: string) => void
  readonly onClose: () => void
}

/** The types of blocks that can be added, each with a drawing. */
export function PaletteDialog({ types, onPick, onClose }: Props) {
  const { t } = useWords()
  const [chosen, setChosen] = useState('')
  return (
    <Dialog
      title={t('content.palette.title')}
      action={t('content.palette.add')}
      canSubmit={chosen !== ''}
      onSubmit={() => onPick(chosen)}
      onClose={onClose}
    >
      <fieldset className={styles.palette}>
        <legend>{t('content.palette.types')}</legend>
        {types.blocks.map(({ type }) => (
          <label key={type} className={styles.type}>
            <input type="radio" name="type" checked={chosen === type} onChange={() => setChosen(type)} />
            <BlockDrawing type={type} />
            {toBlockWord(t, type)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
