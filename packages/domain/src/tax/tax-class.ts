/** What kind of thing is taxed; a rate table may hold a rate of its own for each. */
export type TaxClass = 'standard' | 'clothing' | 'childrens' | 'books' | 'gift_card' | 'exempt' | 'shipping'
