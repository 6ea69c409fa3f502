import type { CallReply } from '@lacehouse/contracts'
import { useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

export type Completion = CallReply<'utilities.completeAddress'>['completions'][number]
type Field = CallReply<'utilities.completeAddress'>['fields'][number]

const completed: readonly string[] = ['addressLine1', 'postalCode'] satisfies readonly Field[]
const shortest = 3
/** The pause after the last letter, so that not every letter asks the server. */
const typingPause = 250

/** The fields that the shop's service completes; known with its first answer. */
let offered: readonly string[] = completed

/** Asks for addresses that begin like what is typed. Without an answer the shopper types on. */
export function useCompletions(name: string) {
  const [found, setFound] = useState<readonly Completion[]>([])
  const timer = useRef(0)
  const latest = useRef('')

  const clear = () => {
    window.clearTimeout(timer.current)
    latest.current = ''
    setFound([])
  }
  const ask = async (text: string) => {
    try {
      const body = { field: name as Field, text }
      const { fields, completions } = await browserApi.call('utilities.completeAddress', { body })
      offered = fields
      if (latest.current === text) setFound(completions)
    } catch {
      if (latest.current === text) setFound([])
    }
  }
  return {
    found,
    clear,
    onType: (text: string) => {
      clear()
      const typed = text.trim()
      if (typed.length < shortest || !offered.includes(name)) return
      latest.current = typed
      timer.current = window.setTimeout(() => void ask(typed), typingPause)
    },
  }
}
