import { TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './pickers.module.css'

type Focus = { readonly x: number; readonly y: number }
type Props = { readonly focus: Focus | undefined; readonly onChange: (focus: Focus) => void }

const middle = 50

/** The point of a picture that every crop keeps, in percent from the left and from the top. */
export function FocusField({ focus = { x: middle, y: middle }, onChange }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.actions}>
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
  )
}
