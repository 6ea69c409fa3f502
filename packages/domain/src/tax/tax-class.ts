/** The kind of goods or service for tax; a rate may differ by class. */
export type TaxClass = 'standard' | 'clothing' | 'childrens' | 'books' | 'gift_card' | 'exempt' | 'shipping'
