/** Whether a product is shown: a draft not yet, a withdrawn one not any more. */
export const productStates = ['draft', 'live', 'withdrawn'] as const
