import type { CallReply } from '@lacehouse/contracts'

/** A size chart as the server answers it. */
export type SizeChart = CallReply<'products.sizeChart'>
