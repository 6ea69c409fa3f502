import { TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useForm } from '../form/form-context.ts'
import type { Fields } from '../form/json-schema.ts'

type Props = {
  readonly video: Fields
  readonly path: string
  readonly onChange: (part: Fields, group: string) => void
}

/** The address of a video and its size, from which a page knows its place before it loads. */
export function VideoFields({ video, path, onChange }: Props) {
  const { t } = useWords()
  const { findProblem } = useForm()
  const sizes = [
    ['width', t('content.picture.video.width')],
    ['height', t('content.picture.video.height')],
  ] as const
  return (
    <>
      <TextField
        label={t('content.picture.video.address')}
        hint={t('content.picture.video.address.hint')}
        error={findProblem(path) ?? findProblem(`${path}.url`)}
        value={String(video.url ?? '')}
        onChange={({ target }) => onChange({ url: target.value }, 'url')}
      />
      {sizes.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          error={findProblem(`${path}.${name}`)}
          type="number"
          min={1}
          value={Number(video[name]) || ''}
          onChange={({ target }) => onChange({ [name]: target.valueAsNumber || 0 }, name)}
        />
      ))}
    </>
  )
}
