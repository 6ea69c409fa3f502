import { createToastStore } from './toast-store.ts'

/** The toasts of this page: `toasts.add({ title })` works in any module. */
export const toasts = createToastStore()
