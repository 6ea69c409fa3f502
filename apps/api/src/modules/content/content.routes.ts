import type { FooterDocument, MenuDocument, PageDocument } from '@lacehouse/contracts'
import { toCategoryTree } from '../../core/catalogue/category-tree.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, Handlers } from '../../http/call.ts'
import { Unavailable } from '../../http/unavailable.ts'
import type { ContentCalls } from './find-audience.ts'
import { listChildren } from './list-children.ts'
import { listFacetPages } from './list-facet-pages.ts'
import { listPopups } from './list-popups.ts'
import { readDocument, readFragment, readSearch } from './read-document.ts'
import { readFooterComponent, readPageComponent, readUtilityComponent } from './read-page-component.ts'
import { readArticle, searchArticles } from './search-articles.ts'
import { searchPages } from './search-pages.ts'
import { showDocuments } from './show-documents.ts'
import { toCategoryMenu } from './to-category-menu.ts'

/** Replies with content documents of a site in the requested language; only staff get drafts (CMS-01, CMS-02). */
export function contentRoutes(deps: Deps): Handlers<ContentCalls> {
  const read = readDocument<PageDocument>(deps)
  return {
    'content.augmentedPage': (call) => read(call, { doctype: 'page', slug: call.params.page }),
    'content.page': (call) => read(call, { doctype: 'page', slug: call.params.page }),
    'content.category': (call) => read(call, { doctype: 'category', slug: call.params.categoryId }),
    'content.product': (call) => read(call, { doctype: 'product', slug: call.params.productId.toLowerCase() }),
    'content.search': readSearch(deps),
    'content.fragment': readFragment(deps),
    'content.children': listChildren(deps),
    'content.facetPages': listFacetPages(deps),
    'content.popups': listPopups(deps),
    'content.menu': readMenu(deps),
    'content.footer': (call) => readDocument<FooterDocument>(deps)(call, { doctype: 'footer', slug: 'main' }),
    'content.footerComponent': readFooterComponent(deps),
    'content.utilityComponent': readUtilityComponent(deps),
    'content.pageComponent': readPageComponent(deps),
    'content.article': readArticle(deps),
    'content.searchArticles': searchArticles(deps),
    'content.searchPages': searchPages(deps),
    'content.showcase': showDocuments(deps),
  }
}

/** Reads the menu. While it cannot be read the reply names the categories, so that every page still leads to them (T23). */
const readMenu =
  (deps: Pick<Deps, 'content' | 'sites' | 'catalogue'>): Handler<'content.menu'> =>
  async (call) => {
    try {
      return await readDocument<MenuDocument>(deps)(call, { doctype: 'menu', slug: 'main' })
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      call.reply.header('cache-control', 'private, no-store')
      return toCategoryMenu(toCategoryTree(await deps.catalogue.listCategories(), call.locale))
    }
  }
