import type { StaffContent } from '@lacehouse/contracts'
import { beginHistory, recordEdit, redoEdit, undoEdit } from '@lacehouse/domain/content/edit-history'
import { seconds } from '@lacehouse/domain/time/durations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BackofficeError, type ErrorFacts } from '../../client/backoffice-error.ts'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { toKey, toQueryKey } from './content-keys.ts'
import type { Fields } from './form/json-schema.ts'

/** `conflict`: someone else saved the document meanwhile, and the editor chooses. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'conflict' | 'failed'

/** The pause after the last edit until the draft is saved. */
const pause = seconds(1)

export type Draft = {
  readonly body: Fields
  readonly saveState: SaveState
  readonly error: unknown
  /** The member of staff who saved the document meanwhile, and its new version. */
  readonly conflict: ErrorFacts['changed'] | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly edit: (body: Fields, group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => void
  /** Saves what was edited here as a new draft on top of the other one, which the history keeps. */
  readonly saveOnTop: () => void
}

/** The draft of a document as it is edited: it can be undone and redone, and saves itself. */
export function useDraft(document: StaffContent, isReadOnly: boolean): Draft {
  const client = useQueryClient()
  const [history, setHistory] = useState(() => beginHistory<Fields>(document.body))
  const [saved, setSaved] = useState<Fields>(document.body)
  const key = toKey(document)
  const save = useMutation({
    mutationFn: ({ body, version }: { readonly body: Fields; readonly version: string }) =>
      callBackoffice('backoffice.saveContent', { params: key, body: { version, body } }),
    onSuccess: (reply, { body }) => {
      setSaved(body)
      client.setQueryData(toQueryKey(key), reply)
      client.invalidateQueries({ queryKey: toQueryKey(key, 'facts') })
    },
  })
  const conflict = findConflict(save.error)
  const body = history.present
  const isChanged = body !== saved
  const { mutate, isPending, isError } = save
  const { version } = document
  // The pause ends outside of React. A failed draft is saved with the next edit, or by its button.
  useEffect(() => {
    if (!isChanged || isPending || conflict || isReadOnly) return
    const timer = setTimeout(() => mutate({ body, version }), pause)
    return () => clearTimeout(timer)
  }, [body, version, isChanged, isPending, conflict, isReadOnly, mutate])
  useLeavingWarning(isChanged)
  return {
    ...{ body, conflict, error: conflict ? null : save.error },
    saveState: toSaveState({ isChanged, isPending, isError, hasConflict: conflict !== null }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (next, group) => setHistory((before) => recordEdit(before, next, group)),
    undo: () => setHistory(undoEdit),
    redo: () => setHistory(redoEdit),
    save: () => mutate({ body, version }),
    saveOnTop: () => mutate({ body, version: conflict?.version ?? version }),
  }
}

const findConflict = (error: unknown): NonNullable<ErrorFacts['changed']> | null =>
  error instanceof BackofficeError && error.errorId === 'CMS409' ? (error.facts.changed ?? null) : null

type SaveFacts = Readonly<Record<'isChanged' | 'isPending' | 'isError' | 'hasConflict', boolean>>

function toSaveState({ isChanged, isPending, isError, hasConflict }: SaveFacts): SaveState {
  if (isPending) return 'saving'
  if (hasConflict) return 'conflict'
  if (isError && isChanged) return 'failed'
  return isChanged ? 'waiting' : 'saved'
}

/** Asks before a page with an unsaved draft is left. */
function useLeavingWarning(isChanged: boolean): void {
  // The browser alone knows that its page is left.
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
}
