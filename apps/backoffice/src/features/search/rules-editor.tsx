import type { CallReply } from '@lacehouse/contracts'
import { formatRules, parseRules, type RulesText } from '@lacehouse/domain/search/rules-text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './search-rules.module.css'

export type Subject = { readonly siteId: string; readonly searchLocale: string }
type Stored = Pick<CallReply<'backoffice.getSearchRules'>, 'live' | 'draft'>

const kinds = ['synonyms', 'redirects', 'boosts', 'pins', 'popular'] as const

export type BegunRule = { readonly kind: 'synonyms' | 'redirects' | 'pins'; readonly text: string }

type Props = {
  readonly subject: Subject
  readonly stored: Stored
  /** A rule that the page begins, in the last line of its field; a text that has one already begins none. */
  readonly begun: BegunRule | null
}

/** Edits the draft as text, a rule on each line; only what can be read is saved. */
export function RulesEditor({ subject, stored, begun }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const [text, setText] = useState<RulesText>(() => beginRule(formatRules(stored.draft), begun))
  const parsed = parseRules(text)
  const isChanged = JSON.stringify(text) !== JSON.stringify(formatRules(stored.draft))
  const isLive = JSON.stringify(stored.draft) === JSON.stringify(stored.live)
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['search-rules'] })
    await client.invalidateQueries({ queryKey: ['search-trial'] })
  }
  const save = useMutation({
    mutationFn: (rules: Stored['draft']) =>
      callBackoffice('backoffice.saveSearchRules', { query: subject, body: rules }),
    onSuccess: refresh,
  })
  const publish = useMutation({
    mutationFn: () => callBackoffice('backoffice.publishSearchRules', { query: subject }),
    onSuccess: refresh,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (parsed.ok) save.mutate(structuredClone(parsed.rules) as Stored['draft'])
  }
  return (
    <Panel title={t('backoffice.search.rules')}>
      <form className={styles.form} onSubmit={submit}>
        {kinds.map((kind) => (
          <TextArea
            key={kind}
            label={t(`backoffice.search.rules.${kind}`)}
            hint={t(`backoffice.search.rules.${kind}.hint`)}
            error={
              !parsed.ok && parsed.kind === kind ? t('backoffice.search.rules.unread', { line: parsed.line }) : null
            }
            rows={4}
            ref={kind === begun?.kind ? focusEnd : undefined}
            spellCheck={false}
            value={text[kind]}
            onChange={({ target }) => setText({ ...text, [kind]: target.value })}
          />
        ))}
        <ErrorNotice error={save.error ?? publish.error} />
        {publish.isSuccess && isLive ? <Notice kind="done" text={t('backoffice.search.rules.isLive')} /> : null}
        <div className={styles.actions}>
          <Button type="submit" busy={save.isPending} disabled={!isChanged || !parsed.ok}>
            {t('backoffice.search.rules.save')}
          </Button>
          <Button
            variant="action"
            busy={publish.isPending}
            disabled={isChanged || isLive}
            onClick={() => publish.mutate()}
          >
            {t('backoffice.search.rules.publish')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const separators = { synonyms: ', ', redirects: ' = /', pins: ' = ' } as const

const beginRule = (text: RulesText, begun: BegunRule | null): RulesText => {
  if (!begun) return text
  const { kind } = begun
  const start = `${begun.text}${separators[kind]}`
  const isThere = text[kind].split('\n').some((line) => line.startsWith(start.trimEnd().replace(/\/$/, '')))
  return isThere ? text : { ...text, [kind]: [text[kind], start].filter(Boolean).join('\n') }
}

/** Puts the cursor behind what is begun, once the field is there. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
