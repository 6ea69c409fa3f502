/** A string with a mark of what it identifies: a plain string fits, an id of something else does not. */
export type Id<Thing extends string> = string & { readonly __identifies?: Thing }

export type CartId = Id<'cart'>
export type LineId = Id<'line'>
/** `productId` on the wire: one colour in one size, which a cart can hold. */
export type VariantId = Id<'variant'>
/** `masterId` on the wire: the product with all its variants. */
export type MasterId = Id<'master'>
/** The unit of stock counts; several variants may share one. */
export type StockItemId = Id<'stockItem'>
export type StoreId = Id<'store'>
export type SiteId = Id<'site'>
export type PromotionId = Id<'promotion'>
export type InstrumentId = Id<'instrument'>
export type OrderNumber = Id<'order'>
