import { toasts } from '../../ui/toasts.ts'
import { isToast } from './is-toast.ts'

/** Shows an error as a toast that stays, if that is its place in the catalogue, and says whether it is (ERR-01, ERR-04). */
export function showAsToast(error: unknown, words: string): boolean {
  if (!isToast(error)) return false
  toasts.add({ title: words, tone: 'negative', sticky: true })
  return true
}
