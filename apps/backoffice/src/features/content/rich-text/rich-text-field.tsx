import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LabelledField, TextArea } from '../../../ui/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toFieldWord } from '../form/field-words.ts'
import { type FieldProps, useForm } from '../form/form-context.ts'
import type { MarkupKind } from './markup-schema.ts'
import { RichTextEditor } from './rich-text-editor.tsx'
import { isKept, toMarkupKind } from './stored-markup.ts'

/** The text that was written here last; the editor holds it as it is. */
type Own = { readonly markup: string; readonly kind: MarkupKind }

/**
 * A text with markup, edited as it looks or as markup. What the editor cannot hold without changing it is edited as markup, so that
 * nothing of it is lost.
 */
export function RichTextField({ name, value, path, isRequired, onChange }: FieldProps) {
  const { t } = useWords()
  const { lang, isReadOnly, findProblem } = useForm()
  const markup = typeof value === 'string' ? value : ''
  const [own, setOwn] = useState<Own | null>(null)
  const [isMarkupChosen, setIsMarkupChosen] = useState(false)
  const isOwn = own?.markup === markup
  const kind = isOwn ? own.kind : toMarkupKind(name, markup)
  const label = toFieldWord(t, name)
  const error = findProblem(path)
  const canShow = isOwn || isKept(markup, kind)
  const change = (next: string) => {
    setOwn({ markup: next, kind })
    onChange(next, path)
  }
  if (isMarkupChosen || !canShow)
    return (
      <>
        <TextArea
          {...{ label, error, lang }}
          hint={t(canShow ? 'content.hint.markup' : 'content.hint.markup.only')}
          rows={6}
          readOnly={isReadOnly}
          required={isRequired}
          value={markup}
          onChange={({ target }) => {
            setIsMarkupChosen(true)
            onChange(target.value, path)
          }}
        />
        {canShow ? (
          <div>
            <Button variant="quiet" onClick={() => setIsMarkupChosen(false)}>
              {t('content.markup.edit', { name: label })}
            </Button>
          </div>
        ) : null}
      </>
    )
  return (
    <>
      <LabelledField label={label} error={error} hint={t(isReadOnly ? 'content.hint.markup' : 'content.hint.editor')}>
        {({ id, ...described }) => (
          <RichTextEditor
            key={kind}
            {...{ label, kind, markup }}
            ids={{ id, 'aria-labelledby': `${id}-label`, ...toTexts(described), ...(isRequired && required) }}
            onChange={change}
          />
        )}
      </LabelledField>
      <div>
        <Button variant="quiet" onClick={() => setIsMarkupChosen(true)}>
          {t('content.markup.source', { name: label })}
        </Button>
        {kind === 'inline' && name !== 'titleHtml' && !isReadOnly ? (
          <Button variant="quiet" onClick={() => onChange(`<p>${markup}</p>`, path)}>
            {t('content.markup.paragraph', { name: label })}
          </Button>
        ) : null}
      </div>
    </>
  )
}

const required = { 'aria-required': 'true' }

const toTexts = (attributes: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
