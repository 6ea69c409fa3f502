import { type ConsentCategory, consentCategories, readChoice } from '@lacehouse/domain/site/consent'
import { useSyncExternalStore } from 'react'
import { consentChange, hasConsent, readConsent } from './has-consent.ts'

/** The allowed categories, the number of the visitor's recorded choice, and whether the browser sends the Global Privacy Control. */
export type Choice = {
  readonly categories: readonly ConsentCategory[]
  readonly id: string | null
  readonly hasPrivacySignal: boolean
}

const none: Choice = { categories: ['C0001'], id: null, hasPrivacySignal: false }
let current = none

/** Gives the choice and renders again when it changes; the server knows none. */
export function useChoice(): Choice {
  return useSyncExternalStore(subscribe, read, () => none)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(consentChange, listener)
  return () => document.removeEventListener(consentChange, listener)
}

function read(): Choice {
  const { chosen, hasPrivacySignal } = readConsent()
  const next = {
    categories: consentCategories.filter(hasConsent),
    id: chosen && readChoice(chosen).id,
    hasPrivacySignal,
  }
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next
  return current
}
