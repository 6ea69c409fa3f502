import { createToastStore } from './toast-store.ts'

/** The toasts of this page: `toasts.add({ title })` from anywhere. */
export const toasts = createToastStore()
