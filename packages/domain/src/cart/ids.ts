/**
 * A string that says what it identifies: plain strings fit in, but an id of one thing does not pass for an id of another.
 */
export type Id<Thing extends string> = string & { readonly __identifies?: Thing }

export type CartId = Id<'cart'>
export type LineId = Id<'line'>
/** On the wire `productId`: the thing with a size and a colour that is put into a cart. */
export type VariantId = Id<'variant'>
/** On the wire `masterId`: the product with all its variants. */
export type MasterId = Id<'master'>
/** What stock is counted of; several variants may share one. */
export type StockItemId = Id<'stockItem'>
export type StoreId = Id<'store'>
export type SiteId = Id<'site'>
export type PromotionId = Id<'promotion'>
export type InstrumentId = Id<'instrument'>
export type OrderNumber = Id<'order'>
