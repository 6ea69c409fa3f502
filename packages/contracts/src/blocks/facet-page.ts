import { facetPageSlug } from '@lacehouse/domain/page/parse-facet-page-path'
import { isFacetPageQuery } from '@lacehouse/domain/search/facet-page-query'
import { z } from 'zod'

/** A chosen part of a category with an address, a title and a text of its own, such as black sneakers. */
export const FacetPageDocument = z.object({
  id: z.string(),
  slug: z.string().regex(facetPageSlug),
  title: z.string().max(120),
  description: z.string().max(400),
  categoryId: z.string().regex(/^\d{4,10}$/),
  /** The values of facets as in the address of a listing: `color=black&type=sneakers`. */
  query: z
    .string()
    .max(300)
    .regex(/^[A-Za-z]+=[^&=]+(?:&[A-Za-z]+=[^&=]+)*$/)
    .refine(isFacetPageQuery, 'needs the values of facets, and nothing else'),
})
export type FacetPageDocument = z.output<typeof FacetPageDocument>
