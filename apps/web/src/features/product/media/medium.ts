import type { ProductMediumReply } from '@lacehouse/contracts'

/** A video, a 360-degree view or a model of a product. */
export type Medium = ProductMediumReply
