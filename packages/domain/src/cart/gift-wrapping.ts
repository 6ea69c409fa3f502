/**
 * What a shopper asks for when a whole order is a gift: `wrap` for every parcel at the site's price, and a slip without prices
 * instead of an invoice in the parcel. A gift option says who a single item is for.
 */
export type GiftWrapping = { readonly wrap: boolean; readonly receipt: boolean }
