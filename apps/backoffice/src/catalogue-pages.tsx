import type { AreaPage } from './area-page.ts'
import { DrawPage } from './features/draws/draw-page.tsx'
import { DrawsPage } from './features/draws/draws-page.tsx'
import { NewDrawPage } from './features/draws/new-draw-page.tsx'
import { ExperimentPage } from './features/experiments/experiment-page.tsx'
import { ExperimentsPage } from './features/experiments/experiments-page.tsx'
import { ImportPage } from './features/imports/import-page.tsx'
import { ImportsPage } from './features/imports/imports-page.tsx'
import { ProductPage } from './features/products/product-page.tsx'
import { ProductsPage } from './features/products/products-page.tsx'
import { RecommendationsPage } from './features/recommendations/recommendations-page.tsx'
import { SearchRulesPage } from './features/search/search-rules-page.tsx'
import { SearchesPage } from './features/searches/searches-page.tsx'
import { VitalsPage } from './features/vitals/vitals-page.tsx'

/** The pages of what the shop sells, and of how shoppers find it. */
export const cataloguePages: readonly AreaPage[] = [
  ['products', 'products', <ProductsPage key="products" />],
  ['products/:productId', 'products', <ProductPage key="product" />],
  ['draws', 'draws', <DrawsPage key="draws" />],
  ['draws/:drawId', 'draws', <DrawPage key="draw" />],
  ['new-draw', 'draws', <NewDrawPage key="new-draw" />],
  ['imports', 'imports', <ImportsPage key="imports" />],
  ['imports/:importId', 'imports', <ImportPage key="import" />],
  ['recommendations', 'recommendations', <RecommendationsPage key="recommendations" />],
  ['experiments', 'experiments', <ExperimentsPage key="experiments" />],
  ['experiments/:experimentKey', 'experiments', <ExperimentPage key="experiment" />],
  ['vitals', 'vitals', <VitalsPage key="vitals" />],
  ['searches', 'searches', <SearchesPage key="searches" />],
  ['search', 'search', <SearchRulesPage key="search" />],
]
