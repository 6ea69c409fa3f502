import type { CallReply } from '@lacehouse/contracts'

/** What a shopper wrote about a product, as the staff see it. */
export type ModeratedText = CallReply<'backoffice.listTexts'>['items'][number]
