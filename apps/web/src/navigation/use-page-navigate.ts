import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { countDialogEntries, dialogEntries } from './page-entry.ts'

/** Resolves when the page is shown. */
export type PageNavigate = (address: string, options?: NavigateOptions) => Promise<void>

/**
 * Navigates to an address of the shop. The preserved parameters survive (RT-06), and the page takes the place of the
 * history's entry of an open dialog, so that Back leads to the page before.
 */
export function usePageNavigate(): PageNavigate {
  const navigate = useNavigate()
  return useCallback(
    (address, options = {}) => {
      const go = async () => {
        const replace = options.replace || countDialogEntries() > 0
        await navigate(withPreservedQuery(address, location.href), { ...options, replace })
      }
      return dialogEntries.whenAgreed()?.then(go) ?? go()
    },
    [navigate],
  )
}
