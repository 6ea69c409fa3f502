/** Why staff count a stock anew; a delivery is received. */
export const stockCountReasons = ['count', 'received', 'damaged', 'lost', 'found', 'correction'] as const
